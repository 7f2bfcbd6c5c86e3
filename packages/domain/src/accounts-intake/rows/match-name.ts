import { isPartOf, statementOfKey, type FiledLine, type Statement } from '../chart/filed-lines.ts';
import type { PgcPlace } from '../chart/pgc-places.ts';
import { accountsNamed, alikeLines, lineAlike, linesNamed } from './line-names.ts';
import { targetOfAccount, targetOfLine, type RowTarget } from './row-target.ts';

/** Where in a statement a row stands: the lines above it, the newest last, and what the titles say. */
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

/** Lines of one name and one place differ only in how finely a model parts them. */
const firstOfOnePlace = (lines: readonly FiledLine[]): FiledLine | null => {
  const [first] = lines;
  return first !== undefined && lines.every(({ place }) => place === first.place) ? first : null;
};

/** Of lines with one name, the one within the section that was opened last. */
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
  const accounts = accountsNamed(key);
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

/** The place of a name: exact within its section, then as an account, then by likeness. */
export const matchName = (key: string, section: Section): NameMatch => {
  const total = /^(?:total|suma) (?:de |del |d )?(.+)$/u.exec(key)?.[1];
  const exact = linesNamed(key);
  if (exact.length > 0) return matchLines(exact, section);
  if (total !== undefined && linesNamed(total).length > 0)
    return matchLines(linesNamed(total), section);
  if (accountsNamed(key).length > 0) return matchAccounts(key, section);
  const alike = alikeLines(key);
  const line = lineAlike(alike);
  if (line === null)
    return { ...nothing, candidates: placesOf(alike.map((one) => one.line)).slice(0, 3) };
  const same = alike.filter((one) => one.likeness === alike[0]?.likeness).map((one) => one.line);
  const chosen = withinSection([...new Set(same)], section);
  return chosen === null
    ? { ...nothing, candidates: placesOf(same).slice(0, 3) }
    : { target: targetOfLine(chosen, true), line: chosen, candidates: [] };
};
