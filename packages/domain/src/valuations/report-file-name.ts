import type { ReportKind } from '../reports/report-choice.ts';
import type { ReportLanguage } from '../reports/valuation-report-input.ts';
import { companySortKey } from './company-sort-key.ts';

const titles: Readonly<Record<ReportLanguage, Record<ReportKind, string>>> = {
  es: {
    full: 'informe-valoracion',
    summary: 'resumen-valoracion',
    comparison: 'comparacion-valoracion',
  },
  ca: {
    full: 'informe-valoracio',
    summary: 'resum-valoracio',
    comparison: 'comparacio-valoracio',
  },
  en: {
    full: 'valuation-report',
    summary: 'valuation-summary',
    comparison: 'valuation-comparison',
  },
};

const maximumCompanyLength = 60;

/** The name under which a report is downloaded: plain ASCII, so that every system keeps it. */
export const reportFileName = (
  companyName: string,
  { kind, language }: { kind: ReportKind; language: ReportLanguage },
): string => {
  const company = companySortKey(companyName.replaceAll('\u00B7', '-'))
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maximumCompanyLength)
    .replaceAll(/^-+|-+$/g, '');
  return [titles[language][kind], company].filter(Boolean).join('-').concat('.pdf');
};
