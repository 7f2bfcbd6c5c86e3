import accounts from './pgc-accounts.json' with { type: 'json' };
import { isPgcPlace, type PgcPlace, type Side } from './pgc-places.ts';

export interface ChartAccount {
  /** Three or four digits. */
  account: string;
  es: string;
  ca: string;
  en: string;
  /** The side of its usual balance. */
  natural: Side;
  place: PgcPlace;
  /** Its place when the balance is on the other side; null where it is the same. */
  opposite: PgcPlace | null;
  /** Of the models of annual accounts; `|` between several. */
  line: string;
}

const placeOf = (text: string): PgcPlace => {
  if (!isPgcPlace(text)) throw new Error(`The chart names an unknown place: ${text}`);
  return text;
};

/** The accounts of the Spanish chart (PGC 2007 and its version for SMEs), as `pgc-accounts.json` holds them. */
export const chartAccounts: readonly ChartAccount[] = accounts.map((one) => ({
  ...one,
  natural: one.natural === 'debit' ? 'debit' : 'credit',
  place: placeOf(one.place),
  opposite: 'opposite' in one && one.opposite !== undefined ? placeOf(one.opposite) : null,
}));

const byAccount = new Map(chartAccounts.map((one) => [one.account, one]));

/** The account of the chart that a code of any length belongs to: its longest prefix. */
export const chartAccountOf = (code: string): ChartAccount | null =>
  byAccount.get(code.slice(0, 4)) ?? byAccount.get(code.slice(0, 3)) ?? null;

/** Groups 0, 8 and 9 hold memorandum accounts and income and expense recognised in equity: no line of a valuation. */
export const isOutsideGroup = (code: string): boolean => /^[089]/u.test(code);

/** The places of the accounts that begin so, the most frequent first. */
export const placesUnder = (prefix: string): PgcPlace[] => {
  const counts = new Map<PgcPlace, number>();
  for (const { account, place } of chartAccounts)
    if (account.length === 3 && account.startsWith(prefix))
      counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([place]) => place);
};
