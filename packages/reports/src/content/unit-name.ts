import { msg } from '@lingui/core/macro';
import type { ReportContext } from './report-context.ts';

/** What the figures of a table are in, for its corner. */
export const unitName = ({ document, t }: ReportContext): string => {
  const { currency, unit } = document;
  if (currency === 'EUR') {
    const texts = { 1: msg`Euros`, 1_000: msg`Miles de euros`, 1_000_000: msg`Millones de euros` };
    return t(texts[unit]);
  }
  if (unit === 1) return currency;
  return unit === 1_000 ? t(msg`Miles (${currency})`) : t(msg`Millones (${currency})`);
};

/** `Base 2025` */
export const baseYearName = ({ baseYear, t }: ReportContext): string => {
  const year = String(baseYear);
  return t(msg`Base ${year}`);
};
