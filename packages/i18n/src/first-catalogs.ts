/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import type { CatalogArea } from './catalog-sources.ts';
import { defaultLanguage, type Language } from './languages.ts';

export interface Catalog {
  messages: Messages;
}

type CatalogsByPath = Readonly<Record<string, () => Promise<Catalog>>>;

/** How each catalog is loaded, by its path from here. */
export interface CatalogFiles {
  translations: CatalogsByPath;
  /** The sources' own texts are what a translation's entries are named after: any file of an area has them. */
  sources: CatalogsByPath;
}

/** All that the pages before the app load: the list of all weighs a hundredth of what they may. */
export const firstCatalogFiles: CatalogFiles = {
  translations: import.meta.glob<Catalog>('./locales/{first,guest,shared}/*.po'),
  sources: import.meta.glob<Catalog>('./locales/{first,guest,shared}/ca.po', { query: '?source' }),
};

/** The files of both. */
export const joinCatalogs = (one: CatalogFiles, other: CatalogFiles): CatalogFiles => ({
  translations: { ...one.translations, ...other.translations },
  sources: { ...one.sources, ...other.sources },
});

/** One area's texts in one language, of these files. */
export const loadCatalogOf = async (
  { translations, sources }: CatalogFiles,
  area: CatalogArea,
  language: Language,
): Promise<Messages> => {
  const load =
    language === defaultLanguage
      ? sources[`./locales/${area}/ca.po`]
      : translations[`./locales/${area}/${language}.po`];
  if (load === undefined) throw new Error(`No catalog for ${area} in ${language}`);
  return (await load()).messages;
};
