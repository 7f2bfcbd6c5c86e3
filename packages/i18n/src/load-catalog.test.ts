import { expect, it } from 'vitest';
import { type CatalogArea, catalogSources } from './catalog-sources.ts';
import { loadCatalog } from './load-catalog.ts';

const areas = Object.keys(catalogSources) as CatalogArea[];

it.each(areas)('%s calls a range of values by one word in Catalan', async (area) => {
  const texts = Object.values(await loadCatalog(area, 'ca')).map((text) => JSON.stringify(text));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /\brangs?\b/iu.test(text))).toEqual([]);
});
