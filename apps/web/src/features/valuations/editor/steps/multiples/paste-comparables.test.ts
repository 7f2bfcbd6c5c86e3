import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { describe, expect, it } from 'vitest';
import { addComparables, comparablesOf } from '@valia/domain/valuation-choices/comparable-edits.ts';
import { pasteComparables } from './paste-comparables.ts';

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
    const outcome = paste('7,1\t9\nmucho\t8', document, { row: 1, column: 5 });
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

  it('says what each comparable is where a column of it does, wherever that stands', () => {
    const after = 'A\tCotizada\tMemoria\t\t6,2\nB\tOperación privada\tRegistro\t\t5,8';
    const last = 'A\tMemoria\t\t6,2\tlisted\nB\tRegistro\t\t5,8\tprivate deal';
    const named = `Empresa\tTipo\tFuente\tFecha\tEV/EBITDA\n${after}`;
    for (const text of [after, last, named]) {
      const { document, refused } = paste(text);
      expect(refused).toEqual([]);
      expect(comparablesOf(document)).toMatchObject([
        { name: 'A', type: 'listed', source: 'Memoria', evToEbitda: 6.2 },
        { name: 'B', type: 'private-deal', source: 'Registro', evToEbitda: 5.8 },
      ]);
    }
  });

  it('refuses a word that is neither, in its cell, and takes none of the names for one', () => {
    const { document, refused } = paste(
      'A\tcotizada\t\nB\tcotizda\t\nDeal\tprivada\t',
      workedExample,
    );
    expect(comparablesOf(document).map(({ type }) => type)).toEqual([
      'listed',
      undefined,
      'private-deal',
    ]);
    expect(refused).toMatchObject([
      { path: 'multiples.comparables.1.type', text: 'cotizda', issue: { code: 'not-in-list' } },
    ]);
    const onType = paste('mucho', addComparables(workedExample, [freshId()]), {
      row: 0,
      column: 2,
    });
    expect(onType.refused).toMatchObject([{ path: 'multiples.comparables.0.type' }]);
  });

  it('goes by its heads, whatever their order, their language and the cell it is pasted at', () => {
    const heads = 'EV/Ventas\tPaís\tOrigen\tEV/EBITDA (x)\tData\tEmpresa\tPER';
    const rows =
      '1,1\tES\tMemoria\t6,2x\t31/12/2025\tEnvases Duero\t11\n0,9\tFR\tBolsa\t5,8\t\tTer\t';
    const { document, refused, skipped, leftOut } = paste(`${heads}\n${rows}`, workedExample, {
      row: 0,
      column: 5,
    });
    expect([refused, skipped, leftOut]).toEqual([[], 0, ['País']]);
    expect(comparablesOf(document)).toMatchObject([
      {
        name: 'Envases Duero',
        source: 'Memoria',
        date: '2025-12-31',
        evToEbitda: 6.2,
        evToEbit: null,
        evToSales: 1.1,
        priceToEarnings: 11,
      },
      { name: 'Ter', source: 'Bolsa', date: null, evToEbitda: 5.8, evToSales: 0.9 },
    ]);
  });

  it('past the last row or column is left out', () => {
    const { applied, skipped } = paste('1\t2\t3\t4\t5\t6', workedExample, { row: 0, column: 7 });
    expect([applied.length, skipped]).toEqual([2, 4]);
  });
});
