import type { Browser } from 'playwright-core';
import { sharedChromium } from './shared-chromium.ts';
import { startBuiltProduct, type BuiltProduct } from './start-built-product.ts';

export interface OpenProduct {
  origin: string;
  browser: Browser;
  close: () => Promise<void>;
}

/**
 * A product with an empty database, or the one that `start` returns, and a browser with no page open. If either fails,
 * neither is left running.
 */
export const openProduct = async (
  start: () => Promise<Pick<BuiltProduct, 'origin' | 'stop'>> = () => startBuiltProduct(),
): Promise<OpenProduct> => {
  const product = await start();
  try {
    const browser = await sharedChromium();
    const close = async (): Promise<void> => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await product.stop();
    };
    return { origin: product.origin, browser, close };
  } catch (error) {
    await product.stop();
    throw error;
  }
};
