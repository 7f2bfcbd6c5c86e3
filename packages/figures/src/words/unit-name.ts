import { unitTerm } from '@valia/i18n/terms/unit-terms.ts';
import type { FigureFormatters } from './figure-formatters.ts';

/** The unit of a table's figures, for its corner cell. */
export const unitName = ({
  currency,
  t,
  unit,
}: Pick<FigureFormatters, 'currency' | 't' | 'unit'>): string =>
  unit === 1 && currency !== 'EUR' ? currency : t(unitTerm(currency, unit));
