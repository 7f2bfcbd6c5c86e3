import { expect, it } from 'vitest';
import { type CatalogArea, catalogSources } from './catalog-sources.ts';
import { loadCatalog } from './load-catalog.ts';

const areas = Object.keys(catalogSources) as CatalogArea[];

it.each(areas)('%s calls a range of values by one word in Catalan', async (area) => {
  const texts = Object.values(await loadCatalog(area, 'ca')).map((text) => JSON.stringify(text));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /\brangs?\b/iu.test(text))).toEqual([]);
});

it.each(areas)('%s never breaks a line before a sign or unit', async (area) => {
  const languages = [
    ['es', / (?:%|M?€|MB\b)/u],
    ['ca', / (?:%|M?€|MB\b)/u],
    ['en', / MB\b/u],
  ] as const;
  for (const [language, breakable] of languages) {
    const texts = Object.values(await loadCatalog(area, language)).map((text) =>
      JSON.stringify(text),
    );
    expect(texts.filter((text) => breakable.test(text))).toEqual([]);
  }
});

it.each([
  ['document-terms', 'es', 'deben sumar 100\u00A0%'],
  ['shared', 'ca', '100 valoracions i 10\u00A0MB'],
  ['shared', 'en', '100 valuations and 10\u00A0MB'],
  ['document-terms', 'es', 'de 20 a 60\u00A0M€'],
  ['document-terms', 'en', 'from €20m'],
] as const)('%s in %s writes %s', async (area, language, written) => {
  const texts = Object.values(await loadCatalog(area, language)).map(String);
  expect(texts.some((text) => text.includes(written))).toBe(true);
});
