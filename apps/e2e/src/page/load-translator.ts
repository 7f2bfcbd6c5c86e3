import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import type { CatalogArea } from '@valia/i18n/catalog-sources.ts';
import { countFormatRegions, type Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';

// The order decides: when two areas translate a text differently, the screens use the translation of the
// later one.
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
  'accounts-preview',
  'valuations',
] as const;

export type TranslateMessage = (descriptor: MessageDescriptor) => string;

/**
 * The product's text in a language for one of its source texts, looked up in its catalogs. A text that is no longer in
 * them makes the journey fail.
 */
export const loadTranslator = async (
  language: Language,
  further: readonly CatalogArea[] = [],
): Promise<TranslateMessage> => {
  let messages: Messages = {};
  for (const area of [...areas, ...further])
    messages = { ...messages, ...(await loadCatalog(area, language)) };
  const i18n = setupI18n({
    locale: language,
    locales: countFormatRegions[language],
    messages: { [language]: messages },
  });
  return (descriptor) => {
    if (!(descriptor.id in messages)) throw new Error(`No longer said: ${descriptor.message}`);
    return i18n._(descriptor);
  };
};
