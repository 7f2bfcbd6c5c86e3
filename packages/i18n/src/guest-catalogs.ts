/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import type { CatalogArea } from './catalog-sources.ts';
import { defaultLanguage, type Language } from './languages.ts';

export interface Catalog {
  messages: Messages;
}

type CatalogsByPath = Readonly<Record<string, () => Promise<Catalog>>>;

/** The loaders of the catalogs, by their path relative to this file. */
export interface CatalogFiles {
  translations: CatalogsByPath;
  /** The texts in the sources are the ids of the entries, so any translation file of an area contains them. */
  sources: CatalogsByPath;
}

/** All catalogs that the pages before the app load: the complete list would use a hundredth of their size limit. */
export const guestCatalogFiles: CatalogFiles = {
  translations: import.meta.glob<Catalog>('./locales/{first,guest,shared}/*.po'),
  sources: import.meta.glob<Catalog>('./locales/{first,guest,shared}/ca.po', { query: '?source' }),
};

/** The files of both groups of catalogs. */
export const joinCatalogs = (one: CatalogFiles, other: CatalogFiles): CatalogFiles => ({
  translations: { ...one.translations, ...other.translations },
  sources: { ...one.sources, ...other.sources },
});

/** The texts of one area in one language, from these files. */
export const loadCatalogFrom = async (
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
