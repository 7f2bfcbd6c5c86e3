import { isCode, type Finding, type SourceFile } from '../sources/source-file.ts';

// The brackets keep each pattern from finding itself.
const marks: readonly { what: string; pattern: RegExp }[] = [
  { what: 'switches the linter off', pattern: /(?:ox|es)lint-[d]isable/ },
  { what: 'switches the compiler off', pattern: /@ts-(?:[i]gnore|[e]xpect-error|[n]ocheck)/ },
  { what: 'switches the formatter off', pattern: /(?:prettier|oxfmt)-[i]gnore/ },
  { what: 'leaves work for later', pattern: /\b(?:T[O]DO|F[I]XME)\b/ },
  // Unions of texts need no rule of their own about what is assigned to them, which was the dearest of all.
  { what: 'declares an enum', pattern: /^\s*(?:export |declare |const )*[e]num \w/m },
  { what: 'skips or narrows tests', pattern: /\b(?:it|test|describe)\.(?:[s]kip|[o]nly|[t]odo)\b/ },
];

/** No exception lists: a thing is mended, or the rule changes with a decision record. */
export const checkExceptions = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) =>
    isCode(path)
      ? marks
          .filter(({ pattern }) => pattern.test(text))
          .map(({ what }) => ({ path, message: what }))
      : [],
  );
