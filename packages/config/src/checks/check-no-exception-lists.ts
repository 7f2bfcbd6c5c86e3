import { isCode, type Finding, type SourceFile } from '../sources/source-file.ts';

// The brackets prevent each pattern from matching its own source.
const marks: readonly { what: string; pattern: RegExp }[] = [
  { what: 'switches the linter off', pattern: /(?:ox|es)lint-[d]isable/ },
  { what: 'switches the compiler off', pattern: /@ts-(?:[i]gnore|[e]xpect-error|[n]ocheck)/ },
  { what: 'switches the formatter off', pattern: /(?:prettier|oxfmt)-[i]gnore/ },
  { what: 'leaves work for later', pattern: /\b(?:T[O]DO|F[I]XME)\b/ },
  // Unions of texts replace enums: the lint rule about enum assignments, which was the slowest of all rules, is
  // not needed.
  { what: 'declares an enum', pattern: /^\s*(?:export |declare |const )*[e]num \w/m },
  { what: 'skips or narrows tests', pattern: /\b(?:it|test|describe)\.(?:[s]kip|[o]nly|[t]odo)\b/ },
];

/** Exceptions are not allowed: either the code is fixed, or the rule changes with a decision record. */
export const checkNoExceptionLists = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) =>
    isCode(path)
      ? marks
          .filter(({ pattern }) => pattern.test(text))
          .map(({ what }) => ({ path, message: what }))
      : [],
  );
