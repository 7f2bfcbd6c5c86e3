import lines from './filed-lines.json' with { type: 'json' };
import { isPgcPlace, type PgcPlace } from './pgc-places.ts';

export interface FiledLine {
  /**
   * The key in the deposit at the Registro Mercantil: five digits, the first of which means assets, equity, liabilities
   * or P&L.
   */
  key: string;
  es: readonly string[];
  ca: readonly string[];
  /** Null for a total that belongs to no line of a valuation. */
  place: PgcPlace | null;
  /** The name of what the line sums up; null when it is never a sum. */
  total: string | null;
  /** The sign printed in the model; `+-` means that both signs are possible. */
  sign: '+' | '-' | '+-';
  line: string;
  /** The box numbers of the modelo 200. */
  boxes: readonly string[];
}

/** The lines of the models of annual accounts (normal, abbreviated, SMEs), one per key. */
export const filedLines: readonly FiledLine[] = lines.map((one) => ({
  ...one,
  place: one.place !== null && isPgcPlace(one.place) ? one.place : null,
  sign: one.sign === '+-' || one.sign === '-' ? one.sign : '+',
}));

const byKey = new Map(filedLines.map((one) => [one.key, one]));
const byBox = new Map(filedLines.flatMap((one) => one.boxes.map((box) => [box, one] as const)));

/**
 * The line with this key, also in its form ending in 9 for last year's column, or with this box number of the modelo
 * 200.
 */
export const findFiledLine = (text: string): FiledLine | null =>
  byKey.get(text) ?? byBox.get(text.padStart(5, '0')) ?? null;

/** `41000` and `42000` are the tenth and twentieth line of the income statement, not sums of the others. */
const stemOf = (key: string): string => {
  const stem = key.replace(/0+$/u, '');
  return key.startsWith('4') ? key.slice(0, Math.max(stem.length, 3)) : stem;
};

/** The keys that the legal models print as results: sums of all lines before them. */
export const isResultKey = (key: string): boolean => key.startsWith('49');

/** Whether one line is, at any depth, a part of the other in the models. */
export const isPartOf = (key: string, whole: string): boolean => {
  if (key === whole || isResultKey(key) || isResultKey(whole)) return false;
  if (whole === '10000') return key.startsWith('1');
  if (whole === '30000') return /^[23]/u.test(key);
  return stemOf(key).length > stemOf(whole).length && key.startsWith(stemOf(whole));
};

export type Statement = 'assets' | 'equity-and-liabilities' | 'income';

export const statementOfKey = (key: string): Statement => {
  if (key.startsWith('4')) return 'income';
  return key.startsWith('1') ? 'assets' : 'equity-and-liabilities';
};
