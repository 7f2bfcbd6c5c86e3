import { expect, test } from 'vitest';
import { checkImportCycles } from './check-import-cycles.ts';

const file = (name: string, ...imported: string[]) => ({
  path: `packages/domain/src/${name}.ts`,
  text: imported.map((specifier) => `import type { a } from '${specifier}';\n`).join(''),
});

test('a file that imports itself by way of others is told once, with the way', () => {
  const files = [
    file('a', './b.ts'),
    file('b', '@valia/domain/c.ts'),
    file('c', './a.ts', './d.ts'),
    file('d'),
  ];
  expect(checkImportCycles(files)).toEqual([
    {
      path: 'packages/domain/src/a.ts',
      message:
        'imports itself by way of packages/domain/src/b.ts → packages/domain/src/c.ts → packages/domain/src/a.ts',
    },
  ]);
});

test('two ways to one file are no circle', () => {
  expect(
    checkImportCycles([
      file('a', './b.ts', './c.ts'),
      file('b', './d.ts'),
      file('c', './d.ts'),
      file('d'),
    ]),
  ).toEqual([]);
});
