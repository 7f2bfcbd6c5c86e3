import type { Browser } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';
import { startBuiltProduct } from './start-built-product.ts';

export interface OpenProduct {
  origin: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** A product with an empty database and a browser before it; when one fails, nothing is left running. */
export const openProduct = async (): Promise<OpenProduct> => {
  const product = await startBuiltProduct();
  try {
    const browser = await launchChromium();
    const close = async (): Promise<void> => {
      await browser.close();
      await product.stop();
    };
    return { origin: product.origin, browser, close };
  } catch (error) {
    await product.stop();
    throw error;
  }
};
