import type { Page } from 'playwright-core';
import { prepareValuation } from '../prepare-valuation.ts';
import type { OpenProduct } from '../product/open-product.ts';
import { prepareAdviser } from './prepared-adviser.ts';

/** An empty page of a new adviser who has completed one valuation and begun another. */
export const openAdviserPage = async (product: OpenProduct, email: string): Promise<Page> => {
  const adviser = await prepareAdviser(product.origin, email);
  const id = await prepareValuation(adviser);
  const { version } = await adviser.client.valuations.get.query({ id });
  await adviser.client.valuations.changeStatus.mutate({ id, version, to: 'completed' });
  await prepareValuation(adviser);
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
};
