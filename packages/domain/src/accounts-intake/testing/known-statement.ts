import {
  filedLines,
  isPartOf,
  isResultKey,
  statementOfKey,
  type FiledLine,
} from '../chart/filed-lines.ts';
import { isReviewPlace, sideOfPlace } from '../chart/pgc-places.ts';

/** A line of the models, with its amount signed as in the official models. */
export interface StatementLine {
  line: FiledLine;
  amount: number;
}

/** Lines that only exist in the abbreviated and SME models, and those that only exist in the filed accounts. */
const apart =
  /^(?:1238|1239|3258|3259|4149|4211|4212|4213|4143|11190|11180|40130|40750|41130|42000)/u;

const isWithin = (key: string, from: number, to: number): boolean => {
  const line = Number(
    /^PL\.(\d+)/u.exec(filedLines.find((one) => one.key === key)?.line ?? '')?.[1] ?? 0,
  );
  return line >= from && line <= to;
};

const resultRanges: Readonly<Record<string, readonly [number, number]>> = {
  '49100': [1, 13],
  '49200': [14, 18],
  '49300': [1, 18],
  '49400': [1, 19],
  '49500': [1, 20],
};

/** A different amount for each line, derived from its key. */
const amountOf = ({ key, sign }: FiledLine, seed: number): number => {
  const base = 1000 + ((Number(key) * 7919 + seed * 104_729) % 90_000);
  const scaled = key.startsWith('401') ? base * 40 : base;
  const isNegative = sign === '-' || (sign === '+-' && (Number(key) + seed) % 3 === 0);
  return isNegative ? -scaled : scaled;
};

const orderOf = ({ key }: FiledLine): string =>
  ({
    '10000': '19999',
    '30000': '39999',
    '49100': '41399',
    '49200': '42199',
    '49300': '42198x',
    '41900': '4219a',
    '49400': '4219b',
    '49500': '4219c',
  })[key] ?? key;

/** Every line with its amount; a total has the sum of its parts. */
export const withAmounts = (lines: readonly FiledLine[], seed: number): StatementLine[] => {
  const leaves = lines
    .filter((line) => !isResultKey(line.key) && !lines.some((one) => isPartOf(one.key, line.key)))
    .map((line) => ({ line, amount: amountOf(line, seed) }));
  const sumOf = (test: (key: string) => boolean) =>
    leaves.filter(({ line }) => test(line.key)).reduce((sum, { amount }) => sum + amount, 0);
  return lines
    .map((line) => {
      const leaf = leaves.find((one) => one.line === line);
      const [from, to] = resultRanges[line.key] ?? [0, 0];
      const sum = isResultKey(line.key)
        ? sumOf((key) => isWithin(key, from, to))
        : sumOf((key) => isPartOf(key, line.key));
      return leaf ?? { line, amount: sum };
    })
    .toSorted((one, other) => (orderOf(one.line) < orderOf(other.line) ? -1 : 1));
};

/** A complete set of lines: with `depth` 5 every line of the normal model, with 3 only those of the abbreviated one. */
export const knownStatement = (
  statement: 'balance' | 'income',
  seed: number,
  depth: 3 | 5,
): StatementLine[] => {
  const isDetail = (line: FiledLine) =>
    depth === 3 &&
    !line.key.endsWith('00') &&
    !isResultKey(line.key) &&
    !/^(?:2111|2112)/u.test(line.key);
  const lines = filedLines.filter(
    (line) =>
      (statementOfKey(line.key) === 'income') === (statement === 'income') &&
      !apart.test(line.key) &&
      !isDetail(line),
  );
  return withAmounts(lines, seed);
};

/**
 * The sums by place of the lines that are not totals, positive on the side of their place. Lines that need a question
 * are left out.
 */
export const placesOfStatement = (lines: readonly StatementLine[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { line, amount } of lines) {
    const { place, key } = line;
    const isSum = lines.some((one) => isPartOf(one.line.key, key));
    if (place === null || isSum || isReviewPlace(place)) continue;
    const credit = statementOfKey(key) === 'assets' ? -amount : amount;
    sums[place] = (sums[place] ?? 0) + (sideOfPlace(place) === 'credit' ? credit : -credit);
  }
  return sums;
};
