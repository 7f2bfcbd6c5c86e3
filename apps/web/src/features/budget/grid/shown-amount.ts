import { formatNumber, formatRate, formatShortMonth } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';

const dash = '–';

/** The amount as a user would type it, with cents only if it has any. */
export const exactAmount = (amount: number | null, language: Language): string =>
  amount === null
    ? ''
    : formatNumber(amount, { language, decimals: Number.isInteger(amount) ? 0 : 2 });

/** The amount in whole euros; a dash for null or zero. */
export const shownAmount = (amount: number | null, language: Language): string =>
  amount === null || amount === 0 ? dash : formatNumber(amount, { language });

const plus = (value: number): string => (value > 0 ? '+' : '');

export const shownDeviation = (amount: number | null, language: Language): string => {
  if (amount === null) return '';
  const rounded = Math.round(amount);
  return rounded === 0 ? dash : `${plus(rounded)}${formatNumber(rounded, { language })}`;
};

export const shownShare = (share: number | null, language: Language): string =>
  share === null ? '' : `${plus(share)}${formatRate(share, { language })}`;

/** `ene` */
export const monthName = (month: number, language: Language): string =>
  formatShortMonth(`2026-${String(month + 1).padStart(2, '0')}-15`, language);

export const deviationTone = (deviation: number | null): 'positive' | 'negative' | undefined => {
  if (deviation === null || Math.round(deviation) === 0) return undefined;
  return deviation > 0 ? 'positive' : 'negative';
};
