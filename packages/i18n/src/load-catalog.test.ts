import { expect, it } from 'vitest';
import { type CatalogArea, catalogSources } from './catalog-sources.ts';
import { loadCatalog } from './load-catalog.ts';

const areas = Object.keys(catalogSources) as CatalogArea[];

it.each(areas)('%s calls a range of values by one word in Catalan', async (area) => {
  const texts = Object.values(await loadCatalog(area, 'ca')).map((text) => JSON.stringify(text));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /\brangs?\b/iu.test(text))).toEqual([]);
});

it.each(areas)('%s never breaks a line before a % sign in Spanish and Catalan', async (area) => {
  const catalogs = await Promise.all((['es', 'ca'] as const).map((one) => loadCatalog(area, one)));
  const texts = catalogs.flatMap((catalog) =>
    Object.values(catalog).map((text) => JSON.stringify(text)),
  );
  expect(texts.filter((text) => text.includes(' %'))).toEqual([]);
});

it('writes the space before a % sign as one that does not break', async () => {
  const texts = Object.values(await loadCatalog('valuation-terms', 'es')).map(String);
  expect(texts.some((text) => text.includes('deben sumar 100\u00A0%'))).toBe(true);
});
