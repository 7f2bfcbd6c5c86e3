import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import type { CatalogArea } from '@valia/i18n/catalog-sources.ts';
import { countRegions, type Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';

// What two areas say differently, the screens of the later one say.
const areas = [
  'reports',
  'issued-reports',
  'auth',
  'guest',
  'account',
  'shared',
  'first',
  'shell',
  'lists',
  'valuation-list',
  'valuation-terms',
  'document-terms',
  'figures',
  'valuations',
] as const;

export type TextOf = (descriptor: MessageDescriptor) => string;

/** What the product says in a language for a text of its own: looked up in its catalogs, and one that left them fails the journey. */
export const textsIn = async (
  language: Language,
  further: readonly CatalogArea[] = [],
): Promise<TextOf> => {
  let messages: Messages = {};
  for (const area of [...areas, ...further])
    messages = { ...messages, ...(await loadCatalog(area, language)) };
  const i18n = setupI18n({
    locale: language,
    locales: countRegions[language],
    messages: { [language]: messages },
  });
  return (descriptor) => {
    if (!(descriptor.id in messages)) throw new Error(`No longer said: ${descriptor.message}`);
    return i18n._(descriptor);
  };
};
