import { type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { type FigureFormatters, figureFormatters } from '../words/figure-formatters.ts';

/** The words for a valuation in euros, or with the given `document`. */
export const testFigureFormatters = async (
  language: Language,
  document: Partial<Parameters<typeof figureFormatters>[0]['document']> = {},
): Promise<FigureFormatters> => {
  const areas = ['valuation-terms', 'document-terms', 'figures'] as const;
  const catalogs = await Promise.all(areas.map((area) => loadCatalog(area, language)));
  const messages = catalogs.reduce<Messages>((all, one) => ({ ...all, ...one }), {});
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return figureFormatters({
    document: { currency: 'EUR', unit: 1, projection: {}, ...document },
    language,
    t: (message) => i18n._(message),
  });
};
