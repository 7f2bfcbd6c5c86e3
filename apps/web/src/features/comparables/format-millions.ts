import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';

/** An EBITDA in millions without unneeded decimals: `0,25`, `2`. */
export const formatMillions = (amount: number, language: Language): string => {
  const millions = amount / 1_000_000;
  const decimals = [0, 1, 2].find((digits) => Number(millions.toFixed(digits)) === millions) ?? 2;
  return formatNumber(millions, { language, decimals });
};
