import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogSources } from './src/catalog-sources.ts';

// The area set by the extract script, so that work on two areas never rewrites the same catalog.
const chosen = process.env['CATALOG_AREA'];

/** Sources that another area lists within this area's folder belong only to that other area. */
const innerSourcesOfOthers = (area: string, own: readonly string[]): string[] =>
  Object.entries(catalogSources)
    .filter(([other]) => other !== area)
    .flatMap(([, sources]) =>
      sources.filter((source) => own.some((folder) => source.startsWith(`${folder}/`))),
    );

export default defineConfig({
  sourceLocale: 'es',
  locales: ['ca', 'en'],
  format: formatter({ origins: false }),
  orderBy: 'message',
  catalogs: Object.entries(catalogSources)
    .filter(([area]) => chosen === undefined || area === chosen)
    .map(([area, sources]) => ({
      path: `<rootDir>/src/locales/${area}/{locale}`,
      include: sources.map((source) => `<rootDir>/../../${source}`),
      exclude: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/locales/**',
        ...innerSourcesOfOthers(area, sources).flatMap((source) => [
          `<rootDir>/../../${source}`,
          `<rootDir>/../../${source}/**`,
        ]),
      ],
    })),
});
