import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { expect } from 'vitest';

/** As somebody types a figure in their language, with all its digits. */
const typed = (value: number, language: Language): string => {
  const decimalSign = formatNumber(0.5, { language, decimals: 1 }).charAt(1);
  return String(value).replace('.', decimalSign);
};

/** A fraction as somebody types a percentage. */
const typedPercent = (rate: number, language: Language): string =>
  typed(Number((rate * 100).toPrecision(16)), language);

/** The first amount of whole euros in a text, which has to be written as the language writes it. */
const amountIn = (text: string, language: Language): number => {
  const found = /\d{1,3}(?:[.,]\d{3})+/u.exec(text)?.[0] ?? '';
  const amount = Number(found.replaceAll(/\D/gu, ''));
  expect(text).toContain(formatMoney(amount, { language }));
  return amount;
};

/** Figures as they are typed and read in a language. */
export const journeyFigures = { typed, typedPercent, amountIn };
