import type { Language } from '@valia/i18n/languages.ts';

export interface FactsProps {
  /** The language of the typed texts; choices, figures and dates apply to all languages. */
  language: Language;
}
