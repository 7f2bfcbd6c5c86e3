import { expect, it } from 'vitest';
import { checkFileSizes, checkFolderSizes } from './check-file-sizes.ts';

const lines = (count: number) => 'a;\n'.repeat(count);

it('a file of code has at most 400 lines', () => {
  const path = 'packages/domain/src/a.ts';
  expect(checkFileSizes([{ path, text: lines(400) }])).toEqual([]);
  expect(checkFileSizes([{ path, text: lines(401) }])).toHaveLength(1);
});

it('catalogs and data may be long', () => {
  const path = 'packages/i18n/src/locales/shell/ca.po';
  expect(checkFileSizes([{ path, text: lines(5000) }])).toEqual([]);
});

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `${folder}/a${String(at)}.ts`, text: '' }));

it('a folder has at most 25 files of its own', () => {
  const folder = 'packages/domain/src/fees';
  const beside = [
    ...filesIn(`${folder}/tiers`, 20),
    { path: `${folder}/a1.test.ts`, text: '' },
    { path: 'packages/i18n/src/locales/fees/ca.po', text: '' },
  ];
  expect(checkFolderSizes([...filesIn(folder, 25), ...beside])).toEqual([]);
  expect(checkFolderSizes([...filesIn(folder, 26), ...beside])).toEqual([
    { path: folder, message: '26 files, at most 25' },
  ]);
});
