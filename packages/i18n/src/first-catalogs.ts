/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import type { CatalogArea } from './catalog-sources.ts';
import type { Language } from './languages.ts';

export interface Catalog {
  messages: Messages;
}

/** How each catalog is loaded, by its path from here. */
export type CatalogFiles = Readonly<Record<string, () => Promise<Catalog>>>;

/** All that the pages before the app load: the list of all weighs a hundredth of what they may. */
export const firstCatalogFiles: CatalogFiles = import.meta.glob<Catalog>(
  './locales/{first,guest,shared}/*.po',
);

/** One area's texts in one language, of these files. */
export const loadCatalogOf = async (
  files: CatalogFiles,
  area: CatalogArea,
  language: Language,
): Promise<Messages> => {
  const load = files[`./locales/${area}/${language}.po`];
  if (load === undefined) throw new Error(`No catalog for ${area} in ${language}`);
  return (await load()).messages;
};
