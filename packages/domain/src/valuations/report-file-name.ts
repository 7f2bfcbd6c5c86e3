import { companySortKey } from './company-sort-key.ts';

const titles = {
  es: 'informe-valoracion',
  ca: 'informe-valoracio',
  en: 'valuation-report',
} as const;

const maximumCompanyLength = 60;

/** The name under which a report is downloaded: plain ASCII, so that every system keeps it. */
export const reportFileName = (companyName: string, language: keyof typeof titles): string => {
  const company = companySortKey(companyName)
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maximumCompanyLength)
    .replaceAll(/^-+|-+$/g, '');
  return [titles[language], company].filter(Boolean).join('-').concat('.pdf');
};
