import type { Messages } from '@lingui/core';
import { catalogFiles } from './catalog-files.ts';
import type { CatalogArea } from './catalog-sources.ts';
import { firstCatalogFiles, joinCatalogs, loadCatalogOf } from './first-catalogs.ts';
import type { Language } from './languages.ts';

const files = joinCatalogs(firstCatalogFiles, catalogFiles);

/** One area's texts in one language. Works where Vite compiled the code: web, bundled server, tests. */
export const loadCatalog = (area: CatalogArea, language: Language): Promise<Messages> =>
  loadCatalogOf(files, area, language);
