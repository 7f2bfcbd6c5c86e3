/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalog, CatalogFiles } from './guest-catalogs.ts';

/** The catalogs that the pages before the app do not load. */
export const catalogFiles: CatalogFiles = {
  translations: import.meta.glob<Catalog>([
    './locales/*/*.po',
    '!./locales/{first,guest,shared}/*.po',
  ]),
  sources: import.meta.glob<Catalog>(
    ['./locales/*/ca.po', '!./locales/{first,guest,shared}/ca.po'],
    { query: '?source' },
  ),
};
