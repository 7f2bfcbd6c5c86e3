import { expect, it } from 'vitest';
import { checkFileSizes } from './check-file-sizes.ts';

const lines = (count: number) => 'a;\n'.repeat(count);

it('a file of code has at most 400 lines', () => {
  const path = 'packages/domain/src/a.ts';
  expect(checkFileSizes([{ path, text: lines(400) }])).toEqual([]);
  expect(checkFileSizes([{ path, text: lines(401) }])).toHaveLength(1);
});

it('catalogs and data may be long', () => {
  const path = 'packages/i18n/src/locales/shell/es.po';
  expect(checkFileSizes([{ path, text: lines(5000) }])).toEqual([]);
});
