import { unitTerm } from '@valia/i18n/terms/unit-terms.ts';
import type { FigureWords } from './figure-words.ts';

/** What the figures of a table are in, for its corner. */
export const unitName = ({
  currency,
  t,
  unit,
}: Pick<FigureWords, 'currency' | 't' | 'unit'>): string =>
  unit === 1 && currency !== 'EUR' ? currency : t(unitTerm(currency, unit));
