import { launchChromium } from './launch-chromium.ts';
import type { OpenProduct } from './open-product.ts';
import { startBuiltProduct } from './start-built-product.ts';

/** Where the product is that files of this run share. */
const originVariable = 'E2E_SHARED_ORIGIN';

/** Starts it, once for a run; answers the way to stop it. */
const start = async (): Promise<() => Promise<void>> => {
  const { origin, stop } = await startBuiltProduct();
  process.env[originVariable] = origin;
  return stop;
};

/** A browser before it: for files that ask no more of a product than an account or two, of which it lets twenty sign up. */
const open = async (): Promise<OpenProduct> => {
  const origin = process.env[originVariable];
  if (origin === undefined) throw new Error('The run began without a product to share');
  const browser = await launchChromium();
  return { origin, browser, close: () => browser.close() };
};

export const sharedProduct = { start, open };
