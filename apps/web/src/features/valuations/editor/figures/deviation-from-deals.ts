import { formatRate } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';

/** The difference of a multiple from the deal multiple, from their ratio `times`: `+11,0 %`. */
export const deviationFromDeals = (times: number, language: Language): string =>
  `${times > 1 ? '+' : ''}${formatRate(times - 1, { language })}`;
