import { openProduct, type OpenProduct } from './open-product.ts';
import { runExtent } from './run-extent.ts';
import { startBuiltProduct } from './start-built-product.ts';

/** Whose files share one: a product lets twenty sign up in an hour, and thirty sign in in a quarter of one. */
type Sharers = 'advisers' | 'newcomers';

/** Where the product is that files of this run share. */
const variables: Record<Sharers, string> = {
  advisers: 'E2E_ADVISERS_ORIGIN',
  newcomers: 'E2E_NEWCOMERS_ORIGIN',
};

/** Starts them, once for a short run: in a full one nobody shares. Answers the way to stop them. */
const start = async (): Promise<() => Promise<void>> => {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(stops.map((stop) => stop()));
  };
  try {
    for (const variable of runExtent.isFull ? [] : Object.values(variables)) {
      const { origin, stop } = await startBuiltProduct();
      stops.push(stop);
      process.env[variable] = origin;
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
};

/**
 * A browser before one: for files that ask no more of a product than a few accounts. In the full run, which signs up
 * more than one product allows, before a product of the file's own.
 */
const open = (sharers: Sharers = 'advisers'): Promise<OpenProduct> => {
  if (runExtent.isFull) return openProduct();
  const origin = process.env[variables[sharers]];
  if (origin === undefined) throw new Error('The run began without a product to share');
  return openProduct(async () => ({ origin, stop: async () => undefined }));
};

export const sharedProduct = { start, open };
