import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import type { FoundRows } from './use-found-rows.ts';

/** How a row is spoken of. */
export type Gender = 'feminine' | 'masculine';

export interface RowWording {
  gender: Gender;
  /** So many of them. */
  counted: (count: number) => string;
}

/** How many rows are shown; of how many in all, where that is known. */
export const useShownText = (
  { rows, query }: FoundRows<object, object>['pages'],
  { gender, counted }: RowWording,
  total: number | undefined,
): string => {
  const { t } = useLingui();
  const language = useLanguage();
  if (!query.hasNextPage) return counted(rows.length);
  const shown = formatNumber(rows.length, { language });
  // What was counted before rows came is no number of all.
  const isStale = total === undefined || total <= rows.length;
  const all = isStale ? undefined : formatNumber(total, { language });
  if (all !== undefined) return t`${shown} de ${all}`;
  return gender === 'feminine' ? t`Las ${shown} primeras` : t`Los ${shown} primeros`;
};
