import {
  filedLines,
  isPartOf,
  isResultKey,
  statementOfKey,
  type FiledLine,
  type Statement,
} from '../chart/filed-lines.ts';
import { chartAccountOf, placesUnder } from '../chart/pgc-chart.ts';
import type { PgcPlace, Side } from '../chart/pgc-places.ts';

/** What a row is of: an account, a line of the models, or a total of them. */
export interface RowTarget {
  /** Null for what no line of a valuation takes: totals, and what has to be asked. */
  place: PgcPlace | null;
  /** Its place when the balance is on the other side. */
  opposite: PgcPlace | null;
  candidates: readonly PgcPlace[];
  account: string | null;
  key: string | null;
  /** Of the models: `PL.4.a`; several parted by `|`. */
  line: string | null;
  statement: Statement;
  natural: Side;
  goesEitherWay: boolean;
  /** A result or a total: has no place of its own. */
  isTotal: boolean;
  isByLikeness: boolean;
}

const statementOfLine = (line: string): Statement => {
  if (line.startsWith('PL')) return 'income';
  return line.startsWith('BS.P') ? 'equity-and-liabilities' : 'assets';
};

/** Of a code of any length; two digits have a place where all their accounts share it. */
export const targetOfAccount = (code: string): RowTarget | null => {
  const found = chartAccountOf(code);
  const places = found === null && code.length === 2 ? placesUnder(code) : [];
  const sample = found ?? chartAccountOf(`${code}0`) ?? chartAccountOf(`${code}1`);
  if (sample === null || (found === null && code.length !== 2)) return null;
  const isAlone = code.length === 2 && places.length === 1;
  return {
    place: found?.place ?? (isAlone ? (places[0] ?? null) : null),
    opposite: found?.opposite ?? null,
    candidates: places.slice(0, 3),
    account: code,
    key: null,
    line: found?.line ?? null,
    statement: statementOfLine(sample.line),
    natural: sample.natural,
    goesEitherWay: false,
    isTotal: false,
    isByLikeness: false,
  };
};

const placesOfParts = ({ key }: FiledLine): PgcPlace[] => [
  ...new Set(
    filedLines.flatMap((one) => (one.place !== null && isPartOf(one.key, key) ? [one.place] : [])),
  ),
];

const naturalOf = ({ key, sign }: FiledLine): Side => {
  const usual = statementOfKey(key) === 'assets' ? 'debit' : 'credit';
  if (sign !== '-') return usual;
  return usual === 'debit' ? 'credit' : 'debit';
};

/** Of a line of the models; a total whose parts all go to one place may stand for them. */
export const targetOfLine = (line: FiledLine, isByLikeness = false): RowTarget => {
  const isResult = isResultKey(line.key);
  const parts = line.place === null && !isResult ? placesOfParts(line) : [];
  return {
    place: line.place ?? (parts.length === 1 ? (parts[0] ?? null) : null),
    opposite: null,
    candidates: parts.slice(0, 3),
    account: null,
    key: line.key,
    line: line.line === '' ? null : line.line,
    statement: statementOfKey(line.key),
    natural: naturalOf(line),
    goesEitherWay: line.sign === '+-',
    isTotal: isResult || line.key === '10000' || line.key === '30000',
    isByLikeness,
  };
};
