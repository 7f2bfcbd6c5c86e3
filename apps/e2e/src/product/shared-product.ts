import { openProduct, type OpenProduct } from './open-product.ts';
import { runExtent } from './run-extent.ts';
import { startBuiltProduct } from './start-built-product.ts';

/** Where the product is that the files share outside the full run. */
const variable = 'E2E_SHARED_ORIGIN';

/** Starts it, once outside the full run, in which nobody shares. Answers the way to stop it. */
const start = async (): Promise<() => Promise<void>> => {
  if (runExtent.isFull) return async () => undefined;
  const { origin, stop } = await startBuiltProduct();
  process.env[variable] = origin;
  return stop;
};

/**
 * A browser before one: for files that ask no more of a product than a few accounts. In the full run, which signs up
 * more than one product allows, before a product of the file's own.
 */
const open = (): Promise<OpenProduct> => {
  if (runExtent.isFull) return openProduct();
  const origin = process.env[variable];
  if (origin === undefined) throw new Error('The run began without a product to share');
  return openProduct(async () => ({ origin, stop: async () => undefined }));
};

export const sharedProduct = { start, open };
