import { formatRate } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';

/** How far above or below what deals pay a multiple is, from its times of it: `+11,0 %`. */
export const beyondDeals = (times: number, language: Language): string =>
  `${times > 1 ? '+' : ''}${formatRate(times - 1, { language })}`;
