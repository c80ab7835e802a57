import { AxeBuilder } from '@axe-core/playwright';
import { browserFlags } from '@shop/testing/browser-flags';
import type { Client } from '@shop/testing/http-client';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { theShop } from './the-shop.ts';

export const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
] as const;
export type Screen = (typeof screens)[number];

/** A bound against hanging, far above what a busy machine needs; it is no test's verdict. */
const PATIENCE_MS = 60_000;

export type Visitors = {
  /** A visitor with a browser profile of their own, whose console is watched. */
  open: (screen: ViewportSize, options?: BrowserContextOptions) => Promise<Visitor>;
};
export type Visitor = {
  page: Page;
  /** What the browser's console complained about. */
  complaints: string[];
  close: () => Promise<void>;
};

/** One browser for a test file. */
export function browserOfFile(): Visitors {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: browserFlags });
  });
  afterAll(() => browser?.close());
  return {
    open: async ({ width, height }, options) => {
      const context = await browser.newContext({
        viewport: { width, height },
        baseURL: theShop.url,
        locale: 'fi-FI',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      const close = async () => {
        // A test's route handlers may still be running, and their errors no longer matter.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      };
      return { page, complaints, close };
    },
  };
}

/**
 * The page's serious and critical faults, once what moves has come to rest. What passes is not listed, and as no page has
 * a frame in it, the results need no page of their own to be put together in: half the time for the same faults.
 */
async function graveFaults(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * Holds the page as it stands to WCAG: no serious or critical violation. A message that begins to fade during the
 * check has too little contrast for that moment, so a fault counts when a second look finds it still there.
 */
async function expectAccessible(page: Page, what: string): Promise<void> {
  const first = await graveFaults(page);
  const second = first.length > 0 ? await graveFaults(page) : [];
  expect(
    second.filter((fault) => first.includes(fault)),
    what,
  ).toEqual([]);
}

/** Holds the page to the screen's width: nothing runs off to the side. */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  // A screen that was just made narrower draws its rows again.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${what} is wider than the screen`,
    })
    .toBeLessThanOrEqual(0);
}

/** Holds the page as it stands to both: open to everybody, and no wider than the screen. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectNoSideways(page, what);
}

/** How far the page's parts have moved by themselves since it began to load: the sum of its layout shifts. */
export function movedBy(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as unknown as { value: number }).value;
    };
    const watch = new PerformanceObserver((list) => add(list.getEntries()));
    watch.observe({ type: 'layout-shift', buffered: true });
    // The answers are drawn in the first frame, and observed by the last.
    for (let frame = 0; frame < 3; frame += 1) await drawn();
    add(watch.takeRecords());
    return sum;
  });
}

/** Hands the session of a program's login to the browser. */
export async function signInAs(page: Page, { cookies }: Pick<Client, 'cookies'>): Promise<void> {
  const url = theShop.url;
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}

/** Stops the clock of the pages that come next; it goes on only as far as a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // It runs until it is stopped, and can be stopped in its future alone: no machine takes a day to come here.
  await page.clock.pauseAt(86_400_000);
}

/** Keeps messages of the next pages open until they are closed. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const longer = (run: () => void, ms = 0): unknown => wait(run, ms >= 4_000 ? 600_000 : ms);
    Object.assign(globalThis, { setTimeout: longer });
  });
}

/**
 * Goes back to a page that holds what its visitor has, and waits for the one that takes the place of what the browser
 * remembered: the page notes in its history entry that it was requested again (inline-scripts.ts).
 */
export async function goBackToOwn(page: Page): Promise<void> {
  await page.goBack();
  const isFresh = () => page.evaluate(() => (history.state as { fresh?: boolean } | null)?.fresh);
  await expect.poll(isFresh).toBe(false);
}

/** Keeps the scripts of the pages on their way until the returned call lets them arrive. */
export async function keepAsleep(page: Page): Promise<() => void> {
  let wake = (): void => undefined;
  const awake = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await awake;
    await route.continue();
  });
  return () => wake();
}
