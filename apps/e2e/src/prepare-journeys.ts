import { findChromium } from './launch-chromium.ts';
import { prepareDatabase } from './start-built-product.ts';

/** Makes once what every journey begins with: a browser that is unpacked, and the database of a new product. */
export function setup(): Promise<() => void> {
  findChromium();
  return prepareDatabase();
}
