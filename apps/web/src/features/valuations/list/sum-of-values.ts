interface Valued {
  currency: string;
  equityCentral: number | null;
}

interface ValueSum {
  amount: number;
  currency: string;
  count: number;
}

/** The sum of the central values, or null where there is none or the currencies differ: nothing is converted. */
export const sumOfValues = (items: readonly Valued[]): ValueSum | null => {
  const valued = items.filter(({ equityCentral }) => equityCentral !== null);
  const [first] = valued;
  if (first === undefined || valued.some(({ currency }) => currency !== first.currency))
    return null;
  return {
    amount: valued.reduce((sum, { equityCentral }) => sum + (equityCentral ?? 0), 0),
    currency: first.currency,
    count: valued.length,
  };
};
