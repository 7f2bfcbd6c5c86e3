/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import type { CatalogArea } from './catalog-sources.ts';
import type { Language } from './languages.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*/*.po');

/** One area's texts in one language. Works where Vite compiled the code: web, bundled server, tests. */
export const loadCatalog = async (area: CatalogArea, language: Language): Promise<Messages> => {
  const load = catalogs[`./locales/${area}/${language}.po`];
  if (load === undefined) throw new Error(`No catalog for ${area} in ${language}`);
  return (await load()).messages;
};
