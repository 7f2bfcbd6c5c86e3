import { expect, test } from 'vitest';
import type { GridRow } from '../../grid-model.ts';
import { isOwnCopy } from './may-be-accounts.ts';

const grid: readonly GridRow[] = ['Ventas', 'Aprovisionamientos'].map((label) => ({
  key: label,
  label,
  cells: [],
  level: 'main',
  emphasis: 'plain',
}));

test('a block with the names of the grid is no copy of it when it states a unit', () => {
  const rows = 'Ventas\t12.480\t11.900\nAprovisionamientos\t5.100\t4.900';
  expect(isOwnCopy(`\t2025\t2024\n${rows}`, grid)).toBe(true);
  expect(isOwnCopy(`Miles de euros\t2025\t2024\n${rows}`, grid)).toBe(false);
});
