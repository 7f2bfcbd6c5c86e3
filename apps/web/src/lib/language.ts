import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { CatalogArea } from '@valia/i18n/catalog-sources.ts';
import {
  type CatalogFiles,
  guestCatalogFiles,
  joinCatalogs,
  loadCatalogFrom,
} from '@valia/i18n/guest-catalogs.ts';
import {
  countFormatRegions,
  defaultLanguage,
  isLanguage,
  type Language,
  languageStorageKey,
} from '@valia/i18n/languages.ts';
import { loadChunk } from './page/load-chunk.ts';
import { readLocalStorage } from './storage/read-local-storage.ts';
import { writeLocalStorage } from './storage/write-local-storage.ts';

const areas = new Set<CatalogArea>(['shared', 'first']);
let files = guestCatalogFiles;

/** Adds the app's list of catalogs, which the pages before the app do not load. */
export const addCatalogFiles = (further: CatalogFiles): void => {
  files = joinCatalogs(files, further);
};

const loadCatalogs = (wanted: readonly CatalogArea[], language: Language) =>
  loadChunk(() => Promise.all(wanted.map((area) => loadCatalogFrom(files, area, language))));

const activate = async (language: Language, wanted: Iterable<CatalogArea>): Promise<void> => {
  const catalogs = await loadCatalogs([...wanted], language);
  for (const messages of catalogs) i18n.load(language, messages);
  i18n.activate(language, countFormatRegions[language]);
  document.documentElement.lang = language;
};

const activeLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : defaultLanguage);

const storedLanguage = (): Language => {
  const stored = readLocalStorage(languageStorageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
};

/** Switches every text on the page, and stores the choice for the next visit. */
export const changeLanguage = async (language: Language): Promise<void> => {
  writeLocalStorage(languageStorageKey, language);
  await activate(language, areas);
};

/** Reads the stored language and loads the common texts and the given ones; called before the first render. */
export const startLanguage = (...wanted: readonly CatalogArea[]): Promise<void> => {
  for (const area of wanted) areas.add(area);
  return activate(storedLanguage(), areas);
};

/** Loads a screen's texts, in this language and in any language chosen later. */
export const loadTexts = async (...wanted: readonly CatalogArea[]): Promise<void> => {
  const missing = wanted.filter((area) => !areas.has(area));
  if (missing.length === 0) return;
  const language = activeLanguage();
  const catalogs = await loadCatalogs(missing, language);
  for (const messages of catalogs) i18n.load(language, messages);
  for (const area of missing) areas.add(area);
  if (language !== activeLanguage()) await activate(activeLanguage(), areas);
};

/** The current language; the component re-renders when it changes. */
export const useLanguage = (): Language => {
  const { i18n: shown } = useLingui();
  return isLanguage(shown.locale) ? shown.locale : defaultLanguage;
};
