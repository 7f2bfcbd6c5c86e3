/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalog, CatalogFiles } from './first-catalogs.ts';

/** Those that the pages before the app do not load. */
export const catalogFiles: CatalogFiles = import.meta.glob<Catalog>([
  './locales/*/*.po',
  '!./locales/{first,guest,shared}/*.po',
]);
