import type { Language } from '@valia/i18n/languages.ts';

export interface FactsProps {
  /** Words are typed for this one; choices, figures and dates hold for all. */
  language: Language;
}
