import type { ReportKind } from '../reports/report-choice.ts';
import type { ReportLanguage } from '../reports/valuation-report-input.ts';

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

const maximumCompanyBytes = 90;

/** In UTF-8. */
const bytesOf = (letter: number): number => {
  if (letter < 0x80) return 1;
  if (letter < 0x800) return 2;
  return letter < 0x10000 ? 3 : 4;
};

/** Letters and digits of any script, joined by hyphens: nothing that a path, a shell or a disk takes for more. */
const plainCompany = (companyName: string): string => {
  const plain = companyName
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+/g, '');
  let kept = '';
  let bytes = 0;
  for (const letter of plain) {
    bytes += bytesOf(letter.codePointAt(0) ?? 0);
    if (bytes > maximumCompanyBytes) break;
    kept += letter;
  }
  return kept.replaceAll(/-+$/g, '');
};

export interface NamedReport {
  companyName: string;
  kind: ReportKind;
  language: ReportLanguage;
  version: number;
  /** Of the version that a comparison sets beside it. */
  comparedVersion: number | null;
  /** The day of issue, as an ISO date. */
  date: string;
  /** Under which it can be verified: its beginning tells apart what was issued on one day. */
  code: string;
}

/** The name under which a report is downloaded: of whom, which, from when, in which language. */
export const reportFileName = ({
  companyName,
  kind,
  language,
  version,
  comparedVersion,
  date,
  code,
}: NamedReport): string =>
  [
    titles[language][kind],
    plainCompany(companyName),
    comparedVersion !== null && `v${comparedVersion}`,
    `v${version}`,
    date,
    language,
    code.slice(0, 4).toLowerCase(),
  ]
    .filter(Boolean)
    .join('-')
    .concat('.pdf');
