import {
  filedLines,
  isPartOf,
  isResultKey,
  statementOfKey,
  type FiledLine,
  type Statement,
} from '../chart/filed-lines.ts';
import { findChartAccount, placesByCodePrefix } from '../chart/pgc-chart.ts';
import type { PgcPlace, BalanceSide } from '../chart/pgc-places.ts';

/** The meaning of a row: an account, a line of the models, or a total of lines. */
export interface RowTarget {
  /** Null for totals, which belong to no line of a valuation, and for rows that the user has to be asked about. */
  place: PgcPlace | null;
  /** The place when the balance is on the other side. */
  opposite: PgcPlace | null;
  candidates: readonly PgcPlace[];
  account: string | null;
  key: string | null;
  /** The line in the models: `PL.4.a`; several lines are separated by `|`. */
  line: string | null;
  statement: Statement;
  natural: BalanceSide;
  goesEitherWay: boolean;
  /** Whether the row is a result or a total, which has no place of its own. */
  isTotal: boolean;
  isByLikeness: boolean;
}

const statementOfLine = (line: string): Statement => {
  if (line.startsWith('PL')) return 'income';
  return line.startsWith('BS.P') ? 'equity-and-liabilities' : 'assets';
};

/** The target of an account code of any length; a two-digit code has a place when all its accounts share it. */
export const targetOfAccount = (code: string): RowTarget | null => {
  const found = findChartAccount(code);
  const places = found === null && code.length === 2 ? placesByCodePrefix(code) : [];
  const sample = found ?? findChartAccount(`${code}0`) ?? findChartAccount(`${code}1`);
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

const naturalOf = ({ key, sign }: FiledLine): BalanceSide => {
  const usual = statementOfKey(key) === 'assets' ? 'debit' : 'credit';
  if (sign !== '-') return usual;
  return usual === 'debit' ? 'credit' : 'debit';
};

/** The target of a line of the models; a total whose parts all have the same place may replace them. */
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
