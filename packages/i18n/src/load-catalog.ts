import type { Messages } from '@lingui/core';
import { catalogFiles } from './catalog-files.ts';
import type { CatalogArea } from './catalog-sources.ts';
import { guestCatalogFiles, joinCatalogs, loadCatalogFrom } from './guest-catalogs.ts';
import type { Language } from './languages.ts';

const files = joinCatalogs(guestCatalogFiles, catalogFiles);

/** The texts of one area in one language. Works wherever Vite compiled the code: web, bundled server, tests. */
export const loadCatalog = (area: CatalogArea, language: Language): Promise<Messages> =>
  loadCatalogFrom(files, area, language);
