//! What is linked into the program: a bill of materials, and the licences of all of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use serde::Deserialize;
use serde_json::json;

/// The package that is given away.
const PROGRAM: &str = "adut";

/// What `cargo metadata` says.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Clone, Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    license_file: Option<String>,
    description: Option<String>,
    repository: Option<String>,
    source: Option<String>,
    manifest_path: String,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    /// None for what is linked.
    kind: Option<String>,
}

/// The packages that are linked into the program, each with what it uses of them.
pub(crate) struct Bill {
    program: Package,
    linked: Vec<(Package, Vec<String>)>,
}

impl Bill {
    /// What `cargo metadata` says of the program: what is linked, not what builds or tests it.
    pub(crate) fn of(metadata: &str) -> Result<Self> {
        let Metadata { packages, resolve } =
            serde_json::from_str(metadata).context("cargo metadata says something else")?;
        let packages: BTreeMap<String, Package> =
            packages.into_iter().map(|package| (package.id.clone(), package)).collect();
        let uses: BTreeMap<String, Vec<String>> = resolve
            .nodes
            .into_iter()
            .map(|node| {
                let linked = node.deps.into_iter().filter(|dependency| {
                    dependency.dep_kinds.iter().any(|kind| kind.kind.is_none())
                });
                (node.id, linked.map(|dependency| dependency.pkg).collect())
            })
            .collect();
        let program = packages.values().find(|package| package.name == PROGRAM);
        let program = program.context("there is no package adut")?.clone();
        let mut found = BTreeSet::new();
        let mut waiting = vec![program.id.clone()];
        while let Some(id) = waiting.pop() {
            for used in uses.get(&id).into_iter().flatten() {
                if found.insert(used.clone()) {
                    waiting.push(used.clone());
                }
            }
        }
        let of = |id: &String| {
            let package = packages.get(id)?.clone();
            Some((package, uses.get(id).cloned().unwrap_or_default()))
        };
        let mut linked: Vec<(Package, Vec<String>)> = found.iter().filter_map(of).collect();
        linked.sort_by(|(a, _), (b, _)| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
        Ok(Self { program, linked })
    }

    /// As a bill of materials in CycloneDX's form.
    pub(crate) fn cyclone_dx(&self) -> Result<String> {
        let reference =
            |package: &Package| format!("pkg:cargo/{}@{}", package.name, package.version);
        let by_id: BTreeMap<&str, String> = self
            .linked
            .iter()
            .map(|(package, _)| (package.id.as_str(), reference(package)))
            .collect();
        let component = |package: &Package, kind: &str| {
            let mut component = json!({
                "type": kind,
                "bom-ref": reference(package),
                "name": package.name,
                "version": package.version,
                "purl": reference(package),
            });
            if let Some(license) = &package.license {
                component["licenses"] = json!([{ "expression": license }]);
            }
            if let Some(description) = &package.description {
                component["description"] = json!(description.trim());
            }
            if let Some(url) = &package.repository {
                component["externalReferences"] = json!([{ "type": "vcs", "url": url }]);
            }
            component
        };
        let components: Vec<_> =
            self.linked.iter().map(|(package, _)| component(package, "library")).collect();
        let dependencies: Vec<_> = self
            .linked
            .iter()
            .map(|(package, uses)| {
                let on: Vec<&String> =
                    uses.iter().filter_map(|id| by_id.get(id.as_str())).collect();
                json!({ "ref": reference(package), "dependsOn": on })
            })
            .collect();
        let bill = json!({
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "version": 1,
            "metadata": { "component": component(&self.program, "application") },
            "components": components,
            "dependencies": dependencies,
        });
        Ok(serde_json::to_string_pretty(&bill)? + "\n")
    }

    /// The licence of each package that is not our own, with its text where it comes along.
    pub(crate) fn licences(&self) -> Result<String> {
        let mut all = format!(
            "{PROGRAM} {} is given away under {}. It has these libraries in it:\n",
            self.program.version,
            self.program.license.as_deref().unwrap_or("its licence")
        );
        let foreign = || self.linked.iter().filter(|(package, _)| package.source.is_some());
        for (package, _) in foreign() {
            let Package { name, version, license, .. } = package;
            all += &format!("\n{name} {version}: {}", license.as_deref().unwrap_or("see below"));
        }
        all.push('\n');
        for (package, _) in foreign() {
            for text in texts(package)? {
                let line = "-".repeat(80);
                all +=
                    &format!("\n{line}\n{} {}\n{line}\n\n{text}\n", package.name, package.version);
            }
        }
        Ok(all)
    }
}

/// The texts of a package's licence.
fn texts(package: &Package) -> Result<Vec<String>> {
    let folder = Path::new(&package.manifest_path).parent().unwrap_or(Path::new("."));
    let mut files = BTreeSet::new();
    files.extend(package.license_file.as_ref().map(|file| folder.join(file)));
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_lowercase();
        let is_licence = ["license", "licence", "copying", "notice", "unlicense"]
            .iter()
            .any(|beginning| name.starts_with(beginning));
        if is_licence && entry.file_type()?.is_file() {
            files.insert(entry.path());
        }
    }
    let read = |file: &std::path::PathBuf| {
        let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    files.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that links `a`, which links `b`; `c` builds it and `d` tests it.
    fn metadata(folder: &Path) -> String {
        let package = |name: &str, source: Option<&str>| {
            json!({
                "id": name, "name": name, "version": "1.0.0", "license": "MIT", "license_file": null,
                "description": "x", "repository": null, "source": source,
                "manifest_path": folder.join("Cargo.toml"),
            })
        };
        let dependency = |name: &str, kind: Option<&str>| json!({ "pkg": name, "dep_kinds": [{ "kind": kind, "target": null }] });
        json!({
            "packages": [
                package("adut", None), package("a", None), package("b", Some("registry")),
                package("c", Some("registry")), package("d", Some("registry")),
            ],
            "resolve": { "nodes": [
                { "id": "adut", "deps": [
                    dependency("a", None), dependency("c", Some("build")), dependency("d", Some("dev")),
                ] },
                { "id": "a", "deps": [dependency("b", None)] },
                { "id": "b", "deps": [] }, { "id": "c", "deps": [] }, { "id": "d", "deps": [] },
            ] },
        })
        .to_string()
    }

    #[test]
    fn only_what_is_linked_is_on_the_bill() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("LICENSE-MIT"), "Permission is hereby granted").unwrap();
        let bill = Bill::of(&metadata(folder.path())).unwrap();
        let names: Vec<&str> = bill.linked.iter().map(|(package, _)| &*package.name).collect();
        assert_eq!(names, ["a", "b"]);
        let told: serde_json::Value = serde_json::from_str(&bill.cyclone_dx().unwrap()).unwrap();
        assert_eq!(told["metadata"]["component"]["name"], "adut");
        assert_eq!(told["dependencies"][0]["dependsOn"][0], "pkg:cargo/b@1.0.0");
        let licences = bill.licences().unwrap();
        assert!(licences.contains("b 1.0.0: MIT") && licences.contains("Permission is hereby"));
        assert!(!licences.contains("a 1.0.0"), "our own are under our own licence");
    }
}
