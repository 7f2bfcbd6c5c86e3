import { posix } from 'node:path';
import {
  isCode,
  isTest,
  isToolConfig,
  type Finding,
  type SourceFile,
} from '../sources/source-file.ts';
import { stripSource } from '../sources/strip-source.ts';

const topLevel = [
  'LICENSE',
  'README.md',
  'apps',
  'docker-compose.yml',
  'drizzle',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.json',
  'turbo.json',
];
const emptyWords = ['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager', 'v2'];
// Words with a plainer equivalent in web development or valuation, such as job, lock, cached, quota,
// workspace or item.
const obscureWords = 'told keep kept stands anew held take matter desk wall room'.split(' ');
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
// Names that a tool or an established convention prescribes.
const prescribed = /^(?:\.[a-z.]+|Dockerfile|[A-Z]+\.md|package\.json)$/;
// The browser's register of sections and the server's, named alike and after none of the sections.
const registers = /^packages\/(?:domain|services)\/src\/sections\.ts$/;

const stemOf = (name: string): string =>
  name.replace(/\.[a-z0-9]+$/i, '').replace(
    // The test suffixes of packages/config/vitest.config.ts: a test with another suffix would belong to no
    // project.
    /(?:\.long(?:\.db)?|\.full\.(?:db|e2e|process)|\.db|\.e2e|\.process)?\.test$|\.(?:module|config|d|macro)$/,
    '',
  );

const obscureWord = (path: string, name: string, words: readonly string[]): Finding[] => {
  const word = words.find((one) => obscureWords.includes(one));
  return word === undefined ? [] : [{ path, message: `${name}: "${word}" has a plainer word` }];
};

const checkSegments = (path: string): Finding[] =>
  path.split('/').flatMap((segment, index, segments) => {
    const name = index === segments.length - 1 ? stemOf(segment) : segment;
    if (prescribed.test(segment)) return [];
    if (!kebab.test(name)) return [{ path, message: `${segment} is not kebab-case` }];
    if (name.startsWith('new-'))
      return [{ path, message: `${segment}: a name may not start with new-` }];
    const words = name.split('-');
    const empty = words.find((word) => emptyWords.includes(word));
    if (empty !== undefined)
      return [{ path, message: `${segment}: "${empty}" says nothing about what it holds` }];
    return isCode(path) ? obscureWord(path, segment, words) : [];
  });

// The export name that vitest requires for a global setup.
const toolExports = ['setup'];
const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
const exportList = /^export (?:type )?\{([^}]*)\}/gm;

const exportsOf = (text: string): string[] => {
  const code = stripSource(text);
  const declared = [...code.matchAll(declaration)].map((match) => match[1] ?? '');
  const listed = [...code.matchAll(exportList)].flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((entry) => entry.trim().split(/\s+/).at(-1) ?? '')
      .filter((name) => name !== ''),
  );
  return [...declared, ...listed];
};

const wordsOf = (stem: string): string[] =>
  stem.split('-').map((word) => word.replace(/(?<=\w{3})s$/, ''));

/** `users` → users, `client` → createDatabaseClient; `format` → formatMoney and formatRate. */
const namedAfter = (stem: string, exported: readonly string[]): boolean => {
  const words = wordsOf(stem);
  const names = exported.map((name) => name.toLowerCase());
  if (names.some((name) => words.every((word) => name.includes(word)))) return true;
  return names.filter((name) => words.some((word) => name.includes(word))).length >= 2;
};

const checkExports = ({ path, text }: SourceFile): Finding[] => {
  if (
    !/\/src\/.*\.tsx?$/.test(path) ||
    isToolConfig(path) ||
    path.includes('.test.') ||
    registers.test(path)
  )
    return [];
  const exported = exportsOf(text).filter((name) => !toolExports.includes(name));
  const obscure = exported.flatMap((name) =>
    obscureWord(
      path,
      name,
      name.split(/(?=[A-Z])/).map((word) => word.toLowerCase()),
    ),
  );
  if (obscure.length > 0) return obscure;
  const stem = stemOf(posix.basename(path));
  if (stem === 'index') return [{ path, message: 'index barrels hide where a thing is' }];
  if (exported.length === 0 || path.endsWith('.d.ts') || namedAfter(stem, exported)) return [];
  return [
    { path, message: `named after none of its exports (${exported.slice(0, 6).join(', ')})` },
  ];
};

const checkUnique = (files: readonly SourceFile[]): Finding[] => {
  const byName = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const name = posix.basename(path);
    if (isToolConfig(path) || registers.test(path) || !(isCode(path) || path.endsWith('.css')))
      return [];
    const first = byName.get(name);
    if (first === undefined) {
      byName.set(name, path);
      return [];
    }
    return [{ path, message: `the name is taken by ${first}` }];
  });
};

/** File and export names must follow the conventions, so that a new developer finds a thing by its noun. */
export const checkNames = (files: readonly SourceFile[]): Finding[] => {
  const tops = new Set(files.map(({ path }) => path.split('/')[0] ?? ''));
  const strangers = [...tops]
    .filter((top) => !top.startsWith('.') && !topLevel.includes(top))
    .map((top) => ({ path: top, message: 'has no place at the top of the repository' }));
  const inside = files.filter(({ path }) => /^(?:apps|packages)\//.test(path));
  return [
    ...strangers,
    ...inside.flatMap(({ path }) => checkSegments(path)),
    ...inside.flatMap(checkExports),
    ...checkUnique(files.filter(({ path }) => !isTest(path) || path.includes('/testing/'))),
  ];
};
