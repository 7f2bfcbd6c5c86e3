import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogSources } from './src/catalog-sources.ts';

// The extract script names one area, so that work on two areas never rewrites the same catalog.
const chosen = process.env['CATALOG_AREA'];

export default defineConfig({
  sourceLocale: 'es',
  locales: ['es', 'ca', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: Object.entries(catalogSources)
    .filter(([area]) => chosen === undefined || area === chosen)
    .map(([area, folders]) => ({
      path: `<rootDir>/src/locales/${area}/{locale}`,
      include: folders.map((folder) => `<rootDir>/../../${folder}`),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/locales/**'],
    })),
});
