import { type MessageDescriptor, setupI18n } from '@lingui/core';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';

export type Translate = (message: MessageDescriptor) => string;

// A unit never stands alone at the start of a line.
const spaceBeforeUnit = / (?=(?:%|€|pp|M€)(?![\p{L}\p{N}]))/gu;

/** The report's texts in one language. */
export const reportTranslator = async (language: ReportLanguage): Promise<Translate> => {
  const [terms, reports] = await Promise.all([
    loadCatalog('valuation-terms', language),
    loadCatalog('reports', language),
  ]);
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...terms, ...reports } } });
  return (message) => i18n._(message).replace(spaceBeforeUnit, '\u00a0');
};
