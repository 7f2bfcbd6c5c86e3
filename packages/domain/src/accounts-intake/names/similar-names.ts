const distance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    const previous = rows[i - 1] ?? [];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? Math.max(one.length, other.length);
};

/** 1 − Damerau–Levenshtein distance ÷ length of the longer key: 1 for equal keys. */
export const nameSimilarity = (one: string, other: string): number =>
  1 - distance(one, other) / Math.max(one.length, other.length, 1);

const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:activos?|actius?|assets?)\b/u, /\b(?:pasivos?|passius?|liabilit)/u],
  [
    /\b(?:largo|llarg|long|no corrientes?|no corrents?|non current)\b/u,
    /\b(?:corto|curt|short|current)\b|(?<!no )\bcorr(?:ientes?|ents?)\b/u,
  ],
  [/\b(?:deudor|deutor|debtor|receivable)/u, /\b(?:acreedor|creditor|payable)/u],
  [
    /\b(?:ingres|income|revenue|beneficio|benefici)/u,
    /\b(?:gasto|despes|expense|cost|perdida|perdua)/u,
  ],
  [/\b(?:client|customer)/u, /\b(?:proveedor|proveidor|supplier)/u],
  [/\b(?:anterior|prior|previous)/u, /\b(?:actual|current|ejercicio en curso)/u],
];

/**
 * Whether two names mean opposite things: «a largo» and «a corto» are similar texts, but their figures belong to
 * different places.
 */
export const areOpposite = (one: string, other: string): boolean =>
  opposites.some(([left, right]) => {
    const sides = (key: string) => `${left.test(key) ? 'l' : ''}${right.test(key) ? 'r' : ''}`;
    return sides(one) !== sides(other);
  });
