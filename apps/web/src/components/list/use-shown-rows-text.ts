import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import type { ListRows } from './use-list-rows.ts';

/** The grammatical gender of the noun for a row. */
export type GrammaticalGender = 'feminine' | 'masculine';

export interface RowWording {
  gender: GrammaticalGender;
  /** The noun with a number, such as "3 leads". */
  counted: (count: number) => string;
}

/** The number of rows shown, and the total when it is known. */
export const useShownRowsText = (
  { rows, query }: ListRows<object, object>['pages'],
  { gender, counted }: RowWording,
  total: number | undefined,
): string => {
  const { t } = useLingui();
  const language = useLanguage();
  if (!query.hasNextPage) return counted(rows.length);
  const shown = formatNumber(rows.length, { language });
  // The total is outdated if it was counted before further rows arrived.
  const isStale = total === undefined || total <= rows.length;
  const all = isStale ? undefined : formatNumber(total, { language });
  if (all !== undefined) return t`${shown} de ${all}`;
  return gender === 'feminine' ? t`Las ${shown} primeras` : t`Los ${shown} primeros`;
};
