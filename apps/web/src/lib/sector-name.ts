import { sectors } from '@valia/domain/sectors/sectors.ts';
import type { Language } from '@valia/i18n/languages.ts';

/** A sector's name by its code; an unknown code stands for itself. */
export const sectorName = (code: string, language: Language): string =>
  sectors.find((sector) => sector.code === code)?.names[language] ?? code;
