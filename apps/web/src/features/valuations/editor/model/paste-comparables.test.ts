import { describe, expect, it } from 'vitest';
import { addComparables, comparablesOf } from './comparable-edits.ts';
import { pasteComparables } from './paste-comparables.ts';
import { workedExample } from './testing/worked-example.ts';

let given = 0;
const freshId = (): string => {
  given += 1;
  return `00000000-0000-4000-8000-${String(given).padStart(12, '0')}`;
};

const paste = (text: string, document = workedExample, at = { row: 0, column: 1 }) =>
  pasteComparables(document, text, at, 'es', freshId);

describe('a block of comparables', () => {
  it('adds the rows it needs, with or without the names of its columns', () => {
    const rows = 'Envases Duero\tMemoria 2025\t31/12/2025\t6,2\nPlásticos Ter\tRegistro\t\t5,8x';
    const headed = `Empresa\tFuente\tFecha\tEV/EBITDA\n${rows}`;
    for (const text of [rows, headed]) {
      const { document, refused, applied } = paste(text);
      expect(refused).toEqual([]);
      expect(applied).toHaveLength(7);
      expect(comparablesOf(document)).toMatchObject([
        { name: 'Envases Duero', source: 'Memoria 2025', date: '2025-12-31', evToEbitda: 6.2 },
        { name: 'Plásticos Ter', source: 'Registro', date: null, evToEbitda: 5.8 },
      ]);
    }
  });

  it('begins at the selected cell, and what cannot stand is shown where it fell', () => {
    const document = addComparables(workedExample, [freshId(), freshId()]);
    const outcome = paste('7,1\t9\nmucho\t8', document, { row: 1, column: 4 });
    expect(comparablesOf(outcome.document)).toMatchObject([
      { evToEbitda: null },
      { evToEbitda: 7.1, evToEbit: 9 },
      { evToEbitda: null, evToEbit: 8 },
    ]);
    expect(outcome.refused).toMatchObject([
      {
        path: 'multiples.comparables.2.evToEbitda',
        text: 'mucho',
        issue: { code: 'not-a-number' },
      },
    ]);
  });

  it('past the last row or column is left out', () => {
    const { applied, skipped } = paste('1\t2\t3\t4\t5\t6', workedExample, { row: 0, column: 6 });
    expect([applied.length, skipped]).toEqual([2, 4]);
  });
});
