import { exactSum } from '@valia/domain/dashboard/exact-sum.ts';

interface Valued {
  currency: string;
  equityCentral: number | null;
}

interface ValueSum {
  amount: number;
  currency: string;
  count: number;
}

/** The common currency of all values; null when there are no values or the currencies differ. */
export const sharedCurrency = (items: readonly Valued[]): string | null => {
  const first = items.find(({ equityCentral }) => equityCentral !== null)?.currency ?? null;
  const differs = items.some(
    ({ equityCentral, currency }) => equityCentral !== null && currency !== first,
  );
  return differs ? null : first;
};

/** The sum of the central values; null when there are none or the currencies differ, because nothing is converted. */
export const sumOfValues = (items: readonly Valued[]): ValueSum | null => {
  const currency = sharedCurrency(items);
  if (currency === null) return null;
  const valued = items.filter(({ equityCentral }) => equityCentral !== null);
  return {
    amount: exactSum(valued.map(({ equityCentral }) => equityCentral ?? 0)),
    currency,
    count: valued.length,
  };
};
