/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import type { CatalogArea } from './catalog-sources.ts';
import type { Language } from './languages.ts';

// The pages before the app load no other: the list of all weighs a hundredth of what they may.
const firstFiles = import.meta.glob<{ messages: Messages }>('./locales/{first,guest,shared}/*.po');

const fileLoader = async (path: string) =>
  firstFiles[path] ?? (await import('./catalog-files.ts')).catalogFiles[path];

/** One area's texts in one language. Works where Vite compiled the code: web, bundled server, tests. */
export const loadCatalog = async (area: CatalogArea, language: Language): Promise<Messages> => {
  const load = await fileLoader(`./locales/${area}/${language}.po`);
  if (load === undefined) throw new Error(`No catalog for ${area} in ${language}`);
  return (await load()).messages;
};
