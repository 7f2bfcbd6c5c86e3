import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogSources } from './src/catalog-sources.ts';

// The extract script names one area, so that work on two areas never rewrites the same catalog.
const chosen = process.env['CATALOG_AREA'];

/** A file that an area names belongs to no other area, whose folder it may lie in. */
const filesOfOthers = (area: string): string[] =>
  Object.entries(catalogSources)
    .filter(([other]) => other !== area)
    .flatMap(([, sources]) => sources.filter((source) => source.endsWith('.ts')));

export default defineConfig({
  sourceLocale: 'es',
  locales: ['es', 'ca', 'en'],
  format: formatter({ lineNumbers: false }),
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
        ...filesOfOthers(area).map((file) => `<rootDir>/../../${file}`),
      ],
    })),
});
