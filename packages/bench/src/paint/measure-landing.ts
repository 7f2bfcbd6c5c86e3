import { launchChromium } from '@valia/e2e/product/launch-chromium.ts';
import {
  type LandingVariant,
  type ServedVariant,
  serveLandingVariants,
} from './landing-variants.ts';

/** With fewer rounds the median varies by a tenth from run to run. */
const rounds = 15;
const settledMs = 1_500;
/**
 * A mid-range phone on a slow mobile network. As in Lighthouse, a browser's throttling delays whole requests, so a
 * round trip of 150 ms is multiplied by 3.75 to include its handshakes.
 */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (768_000 * 0.9) / 8,
};
const slowdown = 4;
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, locale: 'es' };

interface Paint {
  /** Largest contentful paint, in milliseconds. */
  largest: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** This function runs in the page. */
const observe = (): void => {
  const seen = { largest: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};

const isPaint = (value: unknown): value is Paint =>
  typeof value === 'object' && value !== null && 'largest' in value && 'shift' in value;

const paintOf = async (
  browser: Awaited<ReturnType<typeof launchChromium>>,
  { origin }: ServedVariant,
): Promise<Paint> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin, { waitUntil: 'load' });
    await page.locator('h1').waitFor();
    await page.waitForTimeout(settledMs);
    const paint: unknown = await page.evaluate((): unknown => Reflect.get(window, 'seen'));
    if (!isPaint(paint) || paint.largest === 0) throw new Error(`Nothing was painted at ${origin}`);
    return paint;
  } finally {
    await context.close();
  }
};

/** The paint times of each variant of the landing page, in turn, on a throttled phone; null before the first build. */
export const measureLanding = async (): Promise<Record<LandingVariant, Paint[]> | null> => {
  const variants = await serveLandingVariants();
  if (variants === null) return null;
  const browser = await launchChromium();
  const paints: Record<LandingVariant, Paint[]> = {
    prerendered: [],
    handWritten: [],
    singlePageApp: [],
  };
  for (let round = -1; round < rounds; round += 1) {
    for (const variant of variants) {
      const paint = await paintOf(browser, variant);
      if (round >= 0) paints[variant.name].push(paint);
    }
  }
  await browser.close();
  for (const { server } of variants) server.close();
  return paints;
};
