import { openProduct, type OpenProduct } from './open-product.ts';
import { testRunScope } from './test-run-scope.ts';
import { startBuiltProduct } from './start-built-product.ts';

/** The environment variable with the origin of the product that the test files share outside the full run. */
const variable = 'E2E_SHARED_ORIGIN';

/**
 * Starts the shared product once; not in the full run, where no product is shared. Returns the function that stops it.
 */
const start = async (): Promise<() => Promise<void>> => {
  if (testRunScope.isFull) return async () => undefined;
  const { origin, stop } = await startBuiltProduct();
  process.env[variable] = origin;
  return stop;
};

/**
 * The shared product with a browser, for files that need only a few accounts. In the full run, which signs up more
 * accounts than one product allows, the file gets a separate product.
 */
const open = (): Promise<OpenProduct> => {
  if (testRunScope.isFull) return openProduct();
  const origin = process.env[variable];
  if (origin === undefined) throw new Error('The run began without a product to share');
  return openProduct(async () => ({ origin, stop: async () => undefined }));
};

export const sharedProduct = { start, open };
