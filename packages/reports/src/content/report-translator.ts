import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import type { CatalogArea } from '@valia/i18n/catalog-sources.ts';
import { countFormatRegions } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';

export type Translate = (message: MessageDescriptor) => string;

// Prevents a unit from being separated from its number at a line break.
const spaceBeforeUnit = / (?=(?:%|€|pp|M€)(?![\p{L}\p{N}]))/gu;

const translator = async (
  language: ReportLanguage,
  areas: readonly CatalogArea[],
): Promise<Translate> => {
  const catalogs = await Promise.all(areas.map((area) => loadCatalog(area, language)));
  const messages = catalogs.reduce<Messages>((all, one) => ({ ...all, ...one }), {});
  const i18n = setupI18n({
    locale: language,
    locales: countFormatRegions[language],
    messages: { [language]: messages },
  });
  return (message) => i18n._(message).replace(spaceBeforeUnit, '\u00a0');
};

/** The report's texts in one language. */
export const reportTranslator = (language: ReportLanguage): Promise<Translate> =>
  translator(language, [
    'valuation-terms',
    'document-terms',
    'figures',
    'report-blocks',
    'reports',
  ]);

/** The texts of money sheets in one language. */
export const sheetTranslator = (language: ReportLanguage): Promise<Translate> =>
  translator(language, ['commission-terms', 'fee-terms', 'reports']);
