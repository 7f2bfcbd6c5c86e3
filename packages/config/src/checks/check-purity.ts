import { listImports, packageOf } from '../sources/list-imports.ts';
import { isCode, isTest, type Finding, type SourceFile } from '../sources/source-file.ts';
import { stripSource } from '../sources/strip-source.ts';

const pureRoots = ['packages/valuation/src/', 'packages/domain/src/', 'packages/figures/src/'];
const outsidePackages = ['drizzle-orm', 'postgres', 'react', 'react-dom', 'fastify'];
const outsideCalls: readonly { what: string; pattern: RegExp }[] = [
  { what: 'Date.now()', pattern: /\bDate\s*\.\s*now\b/ },
  { what: 'new Date() without an argument', pattern: /\bnew\s+Date\s*(?:\(\s*\)|(?![\w\s]*\())/ },
  { what: 'Date() as a clock', pattern: /(?<!new\s+)\bDate\s*\(\s*\)/ },
  { what: 'Math.random()', pattern: /\bMath\s*\.\s*random\b/ },
  { what: 'crypto', pattern: /\bcrypto\s*\.|\brandomUUID\b/ },
  { what: 'performance', pattern: /\bperformance\s*\.\s*now\b/ },
  { what: 'process', pattern: /\bprocess\s*\./ },
  { what: 'fetch()', pattern: /\bfetch\s*\(/ },
];

/** The engine and the rules receive time, ids, randomness and outside data only as arguments. */
export const checkPurity = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) => {
    if (!isCode(path) || isTest(path) || !pureRoots.some((root) => path.startsWith(root)))
      return [];
    const code = stripSource(text);
    const calls = outsideCalls
      .filter(({ pattern }) => pattern.test(code))
      .map(({ what }) => ({ path, message: `pure code may not use ${what}` }));
    const imports = listImports(text)
      .filter(
        ({ specifier }) =>
          specifier.startsWith('node:') || outsidePackages.includes(packageOf(specifier) ?? ''),
      )
      .map(({ specifier }) => ({ path, message: `pure code may not import ${specifier}` }));
    return [...calls, ...imports];
  });
