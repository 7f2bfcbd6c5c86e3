import { findChromium } from './launch-chromium.ts';
import { sharedProduct } from './shared-product.ts';
import { prepareDatabase } from './start-built-product.ts';

/**
 * Prepares once what the journeys share: an unpacked browser, the database of a new product, and the shared products.
 */
export async function setup(): Promise<() => Promise<void>> {
  findChromium();
  const removeDatabase = await prepareDatabase();
  try {
    const stop = await sharedProduct.start();
    return async () => {
      await stop();
      removeDatabase();
    };
  } catch (error) {
    removeDatabase();
    throw error;
  }
}
