import lines from './filed-lines.json' with { type: 'json' };
import { isPgcPlace, type PgcPlace } from './pgc-places.ts';

export interface FiledLine {
  /** Of the deposit in the Registro Mercantil: five digits, the first says assets, equity, liabilities or P&L. */
  key: string;
  es: readonly string[];
  ca: readonly string[];
  /** Null for a total that no line of a valuation takes. */
  place: PgcPlace | null;
  /** The name of what it sums up; null where it is never a sum. */
  total: string | null;
  /** As the model prints it; `+-` goes either way. */
  sign: '+' | '-' | '+-';
  line: string;
  /** Of the modelo 200. */
  boxes: readonly string[];
}

/** The lines of the models of annual accounts (normal, abbreviated, SMEs), one for each key. */
export const filedLines: readonly FiledLine[] = lines.map((one) => ({
  ...one,
  place: one.place !== null && isPgcPlace(one.place) ? one.place : null,
  sign: one.sign === '+-' || one.sign === '-' ? one.sign : '+',
}));

const byKey = new Map(filedLines.map((one) => [one.key, one]));
const byBox = new Map(filedLines.flatMap((one) => one.boxes.map((box) => [box, one] as const)));

/** By its key, with the 9 of last year's column too, or by its box of the modelo 200. */
export const filedLineOf = (text: string): FiledLine | null =>
  byKey.get(text) ?? byBox.get(text.padStart(5, '0')) ?? null;

/** `41000` and `42000` are the tenth and twentieth line of the income statement, not sums of the others. */
const stemOf = (key: string): string => {
  const stem = key.replace(/0+$/u, '');
  return key.startsWith('4') ? key.slice(0, Math.max(stem.length, 3)) : stem;
};

/** What the law's models print as results: sums of all lines before them. */
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
