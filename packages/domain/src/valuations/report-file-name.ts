import type { ReportKind } from '../reports/report-choice.ts';
import type { ReportFormat } from '../reports/report-renderer.ts';
import type { ReportLanguage } from '../reports/valuation-report-input.ts';
import { plainFileName } from '../text/plain-file-name.ts';

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

export interface NamedReport {
  companyName: string;
  kind: ReportKind;
  language: ReportLanguage;
  version: number;
  /** The snapshot that a comparison adds. */
  comparedVersion: number | null;
  /** The day of issue, as an ISO date. */
  date: string;
  /** The verification code, whose beginning distinguishes reports issued on the same day. */
  code: string;
  format?: ReportFormat;
}

/** The file name of a downloaded report: company, kind, date and language. */
export const reportFileName = ({
  companyName,
  kind,
  language,
  version,
  comparedVersion,
  date,
  code,
  format = 'pdf',
}: NamedReport): string =>
  [
    titles[language][kind],
    plainFileName(companyName),
    comparedVersion !== null && `v${comparedVersion}`,
    `v${version}`,
    date,
    language,
    code.slice(0, 4).toLowerCase(),
  ]
    .filter(Boolean)
    .join('-')
    .concat(`.${format}`);
