const edges = [0, 0.25, 0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 50, 100].map(
  (millions) => millions * 1e6,
);

/** The two round figures between which an amount lies, so that a blind profile tells its size and no more. */
export const revenueBand = (amount: number): { low: number; high: number | null } | null => {
  if (!(amount > 0)) return null;
  const above = edges.findIndex((edge) => edge >= amount);
  if (above < 0) return { low: edges.at(-1) ?? 0, high: null };
  return { low: edges[above - 1] ?? 0, high: edges[above] ?? null };
};
