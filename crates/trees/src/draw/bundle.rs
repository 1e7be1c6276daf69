//! Modules of the page joined into one script.
//!
//! Each module becomes a function that gives back what the module exports, so that names of
//! different modules do not meet. What is understood of modules is what ours use: imports of named
//! things at the beginning of a line, and `export` before a declaration. What is documented for
//! those who read the modules is left out.

use std::borrow::Cow;

use super::page::PageFiles;

/// Joins the modules, each of which may import from those before it.
pub(super) fn bundle(paths: &[&str], page_file: PageFiles<'_>) -> Option<String> {
    let mut script = String::new();
    for path in paths {
        let source: Cow<'_, str> = page_file(path)?;
        script += &wrapped(path, &source);
    }
    Some(script)
}

/// What a module is called in the joined script.
fn variable(path: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or(path);
    format!("module_{}", name.trim_end_matches(".js").replace('-', "_"))
}

fn wrapped(path: &str, source: &str) -> String {
    let mut body = String::new();
    let mut exported = Vec::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line.trim_start().starts_with("/**") {
            let mut comment = line;
            while !comment.ends_with("*/") {
                let Some(more) = lines.next() else { break };
                comment = more;
            }
            continue;
        } else if line.starts_with("import ") {
            let mut statement = line.to_owned();
            while !statement.ends_with(';') {
                let Some(more) = lines.next() else { break };
                statement += more;
            }
            body += &imported(&statement);
        } else if let Some(declaration) = line.strip_prefix("export ") {
            exported.extend(declared(declaration));
            body += declaration;
        } else {
            body += line;
        }
        body.push('\n');
    }
    let name = variable(path);
    format!("const {name} = (() => {{\n{body}return {{ {} }};\n}})();\n", exported.join(", "))
}

/// `import { a, b as c } from './x.js';` as `const { a, b: c } = module_x;`.
fn imported(statement: &str) -> String {
    let between = |from, to| Some(statement.split_once(from)?.1.split_once(to)?.0);
    let names = between('{', '}').unwrap_or_default().replace(" as ", ": ");
    let path = between('\'', '\'').unwrap_or_default();
    format!("const {{{names}}} = {};", variable(path))
}

/// The name that a declaration declares.
fn declared(declaration: &str) -> Option<&str> {
    let mut words = declaration.split([' ', '(', '=', '*']).filter(|word| !word.is_empty());
    words.find(|word| !["async", "function", "const", "let", "class"].contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_becomes_a_function() {
        let source = "import { a, b as c } from '../x-y.js';\nimport {\n  d,\n} from './z.js';\n\
            export const e = a;\n/** Says\n * f. */\nexport function* f() {}\n  /** One line. */\nconst g = 'export h';\nexport class I {}\n";
        assert_eq!(
            wrapped("js/m.js", source),
            "const module_m = (() => {\nconst { a, b: c } = module_x_y;\nconst {  d,} = module_z;\n\
             const e = a;\nfunction* f() {}\nconst g = 'export h';\nclass I {}\n\
             return { e, f, I };\n})();\n"
        );
    }
}
