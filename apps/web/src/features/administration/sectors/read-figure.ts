import { mostFirms, multipleBounds } from '@valia/domain/sectors/sector-set-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import type { FigureKey } from './use-sector-draft.ts';

/** What is typed into a cell as a figure; null for what is none, or out of bounds. */
export const readFigure = (text: string, key: FigureKey, language: Language): number | null => {
  const kind = key === 'firms' ? 'integer' : 'multiple';
  const value = parseNumber(text, { language, kind });
  if (typeof value !== 'number') return null;
  const [least, most] = key === 'firms' ? [0, mostFirms] : multipleBounds;
  return value < least || value > most ? null : value;
};
