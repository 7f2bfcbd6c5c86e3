import { expect, it } from 'vitest';
import { listImports, packageOf } from './list-imports.ts';

const specifiers = (text: string) => listImports(text).map(({ specifier }) => specifier);

it('finds imports, re-exports and imports on demand, over several lines too', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type { B } from '@valia/domain/b.ts';",
    'import {',
    '  c,',
    '  type D,',
    '} from "node:path";',
    "import './styles.css';",
    "export { e } from './e.ts';",
    "export const load = () => import('./f.ts');",
  ].join('\n');
  expect(specifiers(text)).toEqual([
    './a.ts',
    '@valia/domain/b.ts',
    'node:path',
    './styles.css',
    './e.ts',
    './f.ts',
  ]);
  expect(listImports(text).filter(({ typeOnly }) => typeOnly)).toHaveLength(1);
});

it('texts and comments import nothing', () => {
  expect(
    specifiers("const text = \"import { a } from 'b'\";\n// import 'c';\n/*\nimport 'd';\n*/"),
  ).toEqual([]);
  expect(specifiers("const text = `\nimport e from 'e';\n`;")).toEqual([]);
});

it('names the package of a deep path', () => {
  expect(packageOf('@valia/domain/a/b.ts')).toBe('@valia/domain');
  expect(packageOf('react-dom/client')).toBe('react-dom');
  expect(packageOf('./a.ts')).toBeNull();
  expect(packageOf('node:fs')).toBeNull();
});
