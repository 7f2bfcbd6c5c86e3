import { findChromium } from './launch-chromium.ts';
import { sharedProduct } from './shared-product.ts';
import { prepareDatabase } from './start-built-product.ts';

/** Makes once what journeys begin with: a browser that is unpacked, the database of a new product, and those to share. */
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
