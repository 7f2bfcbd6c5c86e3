import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { CatalogArea } from '@valia/i18n/catalog-sources.ts';
import {
  type CatalogFiles,
  firstCatalogFiles,
  joinCatalogs,
  loadCatalogOf,
} from '@valia/i18n/first-catalogs.ts';
import {
  countRegions,
  defaultLanguage,
  isLanguage,
  type Language,
  languageStorageKey,
} from '@valia/i18n/languages.ts';
import { loadChunk } from './page/load-chunk.ts';
import { readStored } from './storage/read-stored.ts';
import { writeStored } from './storage/write-stored.ts';

const areas = new Set<CatalogArea>(['shared', 'first']);
let files = firstCatalogFiles;

/** The app brings the list of its own catalogs; the pages before it do without. */
export const bringCatalogs = (further: CatalogFiles): void => {
  files = joinCatalogs(files, further);
};

const loadCatalogs = (wanted: readonly CatalogArea[], language: Language) =>
  loadChunk(() => Promise.all(wanted.map((area) => loadCatalogOf(files, area, language))));

const activate = async (language: Language, wanted: Iterable<CatalogArea>): Promise<void> => {
  const catalogs = await loadCatalogs([...wanted], language);
  for (const messages of catalogs) i18n.load(language, messages);
  i18n.activate(language, countRegions[language]);
  document.documentElement.lang = language;
};

const activeLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : defaultLanguage);

const storedLanguage = (): Language => {
  const stored = readStored(languageStorageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
};

/** Switches every text on the page, and keeps the choice for the next visit. */
export const changeLanguage = async (language: Language): Promise<void> => {
  writeStored(languageStorageKey, language);
  await activate(language, areas);
};

/** Reads the stored language and makes the texts of every page ready, and these; before the first render. */
export const startLanguage = (...wanted: readonly CatalogArea[]): Promise<void> => {
  for (const area of wanted) areas.add(area);
  return activate(storedLanguage(), areas);
};

/** Makes a screen's texts ready, in this language and in any chosen later. */
export const loadTexts = async (...wanted: readonly CatalogArea[]): Promise<void> => {
  const missing = wanted.filter((area) => !areas.has(area));
  if (missing.length === 0) return;
  const language = activeLanguage();
  const catalogs = await loadCatalogs(missing, language);
  for (const messages of catalogs) i18n.load(language, messages);
  for (const area of missing) areas.add(area);
  if (language !== activeLanguage()) await activate(activeLanguage(), areas);
};

/** The language shown now; the component follows its changes. */
export const useLanguage = (): Language => {
  const { i18n: shown } = useLingui();
  return isLanguage(shown.locale) ? shown.locale : defaultLanguage;
};
