// Debian's Chromium, and pages that remember what went wrong on them.

import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How every screen is looked at: by name, and as `openPage` takes it. */
export const LOOKS = [
  ['light', {}],
  ['dark', { dark: true }],
  ['a phone', { width: 360, height: 740 }],
];

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS });

/**
 * Gives every table of one person's the seed that the test would get again, so that a run that fails can be
 * repeated: without it, which cards lie on a screen is left to chance.
 */
function dealTheSame() {
  let tables = 0;
  return (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    const order = request.postDataJSON();
    const isAlone = order.seats.filter((name) => name === 'person').length === 1;
    // What is played for the record is not touched: a game of a known seed does not count there.
    if (isAlone && order.practice && order.seed === undefined) order.seed = `table ${(tables += 1)}`;
    return route.continue({ postData: JSON.stringify(order) });
  };
}

/**
 * A page in a context of its own. Cards move at once unless `speed` says otherwise.
 * @param {{dark?: boolean, width?: number, height?: number, language?: string, speed?: string, expectOffline?: boolean, touch?: boolean, keeps?: boolean}} options `keeps`: with the service worker
 */
export async function openPage(browser, url, options = {}) {
  const {
    dark = false,
    width = 1280,
    height = 860,
    language = 'en',
    speed = 'none',
    expectOffline = false,
    touch = false,
    keeps = false,
  } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-GB',
    reducedMotion: speed === 'none' ? 'reduce' : 'no-preference',
    permissions: ['clipboard-read', 'clipboard-write'],
    hasTouch: touch,
    // What a service worker fetches is not seen by the tests that look at requests.
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  await context.addInitScript(
    ([lang, pace]) => {
      if (localStorage.getItem('adut.language') === null)
        localStorage.setItem('adut.language', JSON.stringify(lang));
      localStorage.setItem('adut.speed', JSON.stringify(pace));
    },
    [language, speed],
  );
  await context.route('**/api/tables', dealTheSame());
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectOffline) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (
      !/^(data|blob):/.test(request.url()) &&
      !request.url().startsWith(url) &&
      !request.url().startsWith(url.replace('http', 'ws'))
    )
      faults.push(`outside request: ${request.url()}`);
  });
  await page.goto(url);
  await page.waitForSelector('.tile-play:enabled');
  return { context, page, faults };
}

/** Nothing went wrong, and no message was missing. */
export async function assertClean({ page, faults }) {
  assert.deepEqual(faults, []);
  assert.deepEqual(await page.evaluate(() => [...globalThis.adutMissing]), []);
}

/** The findings of axe that are serious or worse. */
export async function graveFindings(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}

/** The page does not scroll sideways. */
export async function assertNoSideScroll(page, where) {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(wide <= 0, `${where} is ${wide} px too wide`);
}

/** Looks at one screen after the other: `check` each under a name; `findings` must stay empty. */
export function inspect(page) {
  const findings = [];
  const check = async (where) => {
    findings.push(...(await graveFindings(page, where)));
    await assertNoSideScroll(page, where);
  };
  return { findings, check };
}
