import {
  isReviewPlace,
  sideOfPlace,
  type PgcPlace,
  type BalanceSide,
} from '../chart/pgc-places.ts';
import { placesByCodePrefix } from '../chart/pgc-chart.ts';
import type { ValuedRow } from '../rows/row-tree.ts';
import type { QuestionOption } from '../accounts-intake.ts';

const reviewed: Readonly<Record<BalanceSide, readonly PgcPlace[]>> = {
  debit: ['nwc_asset', 'non_operating_ask', 'cash'],
  credit: ['nwc_liability', 'debt_like_ask', 'financial_debt'],
};
const taxReviewed: Readonly<Record<BalanceSide, readonly PgcPlace[]>> = {
  debit: ['tax_position', 'non_operating_ask', 'equity'],
  credit: ['tax_position', 'debt_like_ask', 'equity'],
};

const neighbour = (rows: readonly ValuedRow[], from: number, step: 1 | -1): PgcPlace | null => {
  for (let at = from + step; at >= 0 && at < rows.length; at += step) {
    const place = rows[at]?.role === 'leaf' ? (rows[at]?.target?.place ?? null) : null;
    if (place !== null) return place;
  }
  return null;
};

const most = 3;

/**
 * The most likely places of a row that the user is asked about: those of sibling accounts, of similar names and of
 * neighbouring rows.
 */
export const placeCandidates = (row: ValuedRow, rows: readonly ValuedRow[]): PgcPlace[] => {
  const place = row.target?.place ?? null;
  const natural = row.target?.natural ?? 'debit';
  if (place !== null && isReviewPlace(place))
    return [...(place === 'tax_review' ? taxReviewed : reviewed)[natural]];
  const siblings = row.code === null ? [] : placesByCodePrefix(row.code.slice(0, 2));
  const beside = [neighbour(rows, row.index, -1), neighbour(rows, row.index, 1)];
  const found = [...row.candidates, ...siblings, ...beside].filter((one) => one !== null);
  return [...new Set(found)].filter((one) => !isReviewPlace(one)).slice(0, most);
};

/** Each place with the amount that the row's newest figure would have there. */
export const placeOptions = (
  places: readonly PgcPlace[],
  name: string,
  amount: number | null,
): QuestionOption[] =>
  places.map((place) => ({
    id: place,
    evidence: null,
    consequence:
      amount === null
        ? null
        : { row: name, amount: sideOfPlace(place) === 'debit' ? amount : -amount },
  }));
