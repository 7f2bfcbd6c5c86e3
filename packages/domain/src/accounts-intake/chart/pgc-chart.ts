import accounts from './pgc-accounts.json' with { type: 'json' };
import { isPgcPlace, type PgcPlace, type BalanceSide } from './pgc-places.ts';

export interface ChartAccount {
  /** The account number, three or four digits. */
  account: string;
  es: string;
  ca: string;
  en: string;
  /** The side of the account's usual balance. */
  natural: BalanceSide;
  place: PgcPlace;
  /** The account's place when the balance is on the other side; null when the place is the same. */
  opposite: PgcPlace | null;
  /** The line of the models of annual accounts; several lines are separated by `|`. */
  line: string;
}

const placeOf = (text: string): PgcPlace => {
  if (!isPgcPlace(text)) throw new Error(`The chart names an unknown place: ${text}`);
  return text;
};

/** The accounts of the Spanish chart (PGC 2007 and its version for SMEs), from `pgc-accounts.json`. */
export const chartAccounts: readonly ChartAccount[] = accounts.map((one) => ({
  ...one,
  natural: one.natural === 'debit' ? 'debit' : 'credit',
  place: placeOf(one.place),
  opposite: 'opposite' in one && one.opposite !== undefined ? placeOf(one.opposite) : null,
}));

const byAccount = new Map(chartAccounts.map((one) => [one.account, one]));

/** The account of the chart for a code of any length: its longest matching prefix. */
export const findChartAccount = (code: string): ChartAccount | null =>
  byAccount.get(code.slice(0, 4)) ?? byAccount.get(code.slice(0, 3)) ?? null;

/**
 * Groups 0, 8 and 9 are memorandum accounts and income and expense recognised in equity: they belong to no line of a
 * valuation.
 */
export const isOutsideGroup = (code: string): boolean => /^[089]/u.test(code);

/** The places of the accounts with this prefix, the most frequent first. */
export const placesByCodePrefix = (prefix: string): PgcPlace[] => {
  const counts = new Map<PgcPlace, number>();
  for (const { account, place } of chartAccounts)
    if (account.length === 3 && account.startsWith(prefix))
      counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([place]) => place);
};
