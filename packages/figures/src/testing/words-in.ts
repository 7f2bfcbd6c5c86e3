import { type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { type FigureWords, figureWords } from '../words/figure-words.ts';

/** The words of a valuation in euros, or as `document` says. */
export const wordsIn = async (
  language: Language,
  document: Partial<Parameters<typeof figureWords>[0]['document']> = {},
): Promise<FigureWords> => {
  const areas = ['valuation-terms', 'document-terms', 'figures'] as const;
  const catalogs = await Promise.all(areas.map((area) => loadCatalog(area, language)));
  const messages = catalogs.reduce<Messages>((all, one) => ({ ...all, ...one }), {});
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return figureWords({
    document: { currency: 'EUR', unit: 1, projection: {}, ...document },
    language,
    t: (message) => i18n._(message),
  });
};
