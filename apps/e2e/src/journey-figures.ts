import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { expect } from 'vitest';

/** The value as a user types it in their language, with all its digits. */
const typed = (value: number, language: Language): string => {
  const decimalSign = formatNumber(0.5, { language, decimals: 1 }).charAt(1);
  return String(value).replace('.', decimalSign);
};

/** A fraction in the form in which a user types it as a percentage. */
const typedPercent = (rate: number, language: Language): string =>
  typed(Number((rate * 100).toPrecision(16)), language);

/** The first amount of whole euros in a text; the amount must be written in the notation of the language. */
const amountIn = (text: string, language: Language): number => {
  const found = /\d{1,3}(?:[.,]\d{3})+/u.exec(text)?.[0] ?? '';
  const amount = Number(found.replaceAll(/\D/gu, ''));
  expect(text).toContain(formatMoney(amount, { language }));
  return amount;
};

/** Functions that write and read figures in a language's notation. */
export const journeyFigures = { typed, typedPercent, amountIn };
