import { isPartOf, statementOfKey, type FiledLine, type Statement } from '../chart/filed-lines.ts';
import type { PgcPlace } from '../chart/pgc-places.ts';
import {
  findAccountsByName,
  similarLines,
  findBestSimilarLine,
  findLinesByName,
} from './line-names.ts';
import { targetOfAccount, targetOfLine, type RowTarget } from './row-target.ts';

/**
 * The position of a row in a statement: the lines above it, the nearest last, and the statement mentioned in the
 * titles.
 */
export interface Section {
  above: readonly FiledLine[];
  titled: Statement | null;
}

export interface NameMatch {
  target: RowTarget | null;
  line: FiledLine | null;
  candidates: readonly PgcPlace[];
}

const nothing: NameMatch = { target: null, line: null, candidates: [] };

const placesOf = (lines: readonly FiledLine[]): PgcPlace[] => [
  ...new Set(lines.flatMap(({ place }) => (place === null ? [] : [place]))),
];

/** Lines with the same name and the same place differ only in the level of detail of their models. */
const firstOfOnePlace = (lines: readonly FiledLine[]): FiledLine | null => {
  const [first] = lines;
  return first !== undefined && lines.every(({ place }) => place === first.place) ? first : null;
};

/** Among lines with one name, the line within the most recently opened section. */
const withinSection = (
  lines: readonly FiledLine[],
  { above, titled }: Section,
): FiledLine | null => {
  if (lines.length === 1) return lines[0] ?? null;
  const nearness = (line: FiledLine) => above.findLastIndex((one) => isPartOf(line.key, one.key));
  const nearest = Math.max(...lines.map(nearness));
  if (nearest >= 0) {
    return firstOfOnePlace(lines.filter((line) => nearness(line) === nearest));
  }
  const last = above.at(-1);
  const statement = last === undefined ? titled : statementOfKey(last.key);
  const same = lines.filter(({ key }) => statementOfKey(key) === statement);
  return firstOfOnePlace(same) ?? firstOfOnePlace(lines);
};

const matchLines = (lines: readonly FiledLine[], section: Section): NameMatch => {
  const line = withinSection(lines, section);
  if (line === null) return { ...nothing, candidates: placesOf(lines).slice(0, 3) };
  return { target: targetOfLine(line), line, candidates: [] };
};

const matchAccounts = (key: string, { above, titled }: Section): NameMatch => {
  const accounts = findAccountsByName(key);
  const places = [...new Set(accounts.map(({ place }) => place))];
  const target = accounts[0] === undefined ? null : targetOfAccount(accounts[0].account);
  const last = above.at(-1);
  const here = last === undefined ? titled : statementOfKey(last.key);
  const isElsewhere =
    here === 'income'
      ? target?.statement !== 'income'
      : target?.statement === 'income' && here !== null;
  if (places.length !== 1 || isElsewhere) return { ...nothing, candidates: places.slice(0, 3) };
  return {
    target: target === null ? null : { ...target, account: null },
    line: null,
    candidates: [],
  };
};

/** The place of a name: by an exact match within its section, then as an account, then by similarity. */
export const matchName = (key: string, section: Section): NameMatch => {
  const total = /^(?:total|suma) (?:de |del |d )?(.+)$/u.exec(key)?.[1];
  const exact = findLinesByName(key);
  if (exact.length > 0) return matchLines(exact, section);
  if (total !== undefined && findLinesByName(total).length > 0)
    return matchLines(findLinesByName(total), section);
  if (findAccountsByName(key).length > 0) return matchAccounts(key, section);
  const alike = similarLines(key);
  const line = findBestSimilarLine(alike);
  if (line === null)
    return { ...nothing, candidates: placesOf(alike.map((one) => one.line)).slice(0, 3) };
  const same = alike.filter((one) => one.likeness === alike[0]?.likeness).map((one) => one.line);
  const chosen = withinSection([...new Set(same)], section);
  return chosen === null
    ? { ...nothing, candidates: placesOf(same).slice(0, 3) }
    : { target: targetOfLine(chosen, true), line: chosen, candidates: [] };
};
