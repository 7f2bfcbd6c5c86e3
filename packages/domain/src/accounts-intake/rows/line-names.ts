import { filedLines, type FiledLine } from '../chart/filed-lines.ts';
import { chartAccounts, type ChartAccount } from '../chart/pgc-chart.ts';
import { areOpposite, nameSimilarity } from '../names/similar-names.ts';
import { compactKey, rowKey } from '../names/row-key.ts';
import { lineSynonyms } from './line-synonyms.ts';

type Names<T> = ReadonlyMap<string, readonly T[]>;

const indexOf = <T>(entries: readonly (readonly [string, T])[]): Names<T> => {
  const index = new Map<string, T[]>();
  for (const [name, one] of entries) {
    const key = compactKey(rowKey(name));
    const known = index.get(key) ?? [];
    if (!known.includes(one)) index.set(key, [...known, one]);
  }
  return index;
};

const lineIndex = indexOf(
  filedLines.flatMap((line) =>
    [...line.es, ...line.ca, ...(lineSynonyms[line.key] ?? [])].map(
      (name) => [name, line] as const,
    ),
  ),
);
const accountIndex = indexOf(
  chartAccounts.flatMap((one) => [one.es, one.ca, one.en].map((name) => [name, one] as const)),
);

const englishIndex = indexOf(chartAccounts.map((one) => [one.en, one] as const));
const spanishIndex = indexOf([
  ...filedLines.flatMap((line) => [...line.es, ...line.ca].map((name) => [name, null] as const)),
  ...chartAccounts.flatMap((one) => [one.es, one.ca].map((name) => [name, null] as const)),
]);

export const findLinesByName = (key: string): readonly FiledLine[] =>
  lineIndex.get(compactKey(key)) ?? [];
export const findAccountsByName = (key: string): readonly ChartAccount[] =>
  accountIndex.get(compactKey(key)) ?? [];

/**
 * Whether a name exists only in English. Names in es or ca support a point as the thousands separator; names only in
 * English do not.
 */
export const isEnglishName = (key: string): boolean => {
  const compact = compactKey(key);
  if (spanishIndex.has(compact)) return false;
  return (
    englishIndex.has(compact) ||
    /\b(?:the|of|and|revenue|sales|cost|costs|expenses?|income|assets|payables|receivables|tax|profit)\b/u.test(
      key,
    )
  );
};

const nameKeys = [
  ...new Map(
    filedLines
      .flatMap((line) =>
        [...line.es, ...line.ca, ...(lineSynonyms[line.key] ?? [])].map(
          (name) => [rowKey(name), line] as const,
        ),
      )
      .filter(([key]) => key.length >= 8),
  ),
];

export interface SimilarLine {
  line: FiledLine;
  likeness: number;
}

const leastLikeness = 0.9;
const lead = 0.1;

/** The lines with the most similar names, best first; never a line with the opposite meaning. */
export const similarLines = (key: string): SimilarLine[] => {
  if (key.length < 8) return [];
  return nameKeys
    .filter(
      ([name]) => Math.abs(name.length - key.length) <= 0.4 * Math.max(name.length, key.length),
    )
    .filter(([name]) => !areOpposite(name, key))
    .map(([name, line]) => ({ line, likeness: nameSimilarity(name, key) }))
    .filter(({ likeness }) => likeness >= 0.6)
    .toSorted((one, other) => other.likeness - one.likeness);
};

/** The line whose name is at least 0.90 similar and 0.10 more similar than any line with another place. */
export const findBestSimilarLine = (alike: readonly SimilarLine[]): FiledLine | null => {
  const [best] = alike;
  if (best === undefined || best.likeness < leastLikeness) return null;
  const rival = alike.find(
    ({ line }) => line.place !== best.line.place || line.key[0] !== best.line.key[0],
  );
  return rival !== undefined && best.likeness - rival.likeness < lead ? null : best.line;
};
