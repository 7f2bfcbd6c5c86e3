import { describe, expect, it } from 'vitest';
import { detectBlockNotation } from '../../../../../components/grid/paste/detect-block-notation.ts';
import { calculatedCell, type GridRow } from '../grid-model.ts';
import { parsePastedCells } from '../../../../../components/grid/paste/parse-pasted-cells.ts';
import { matchPastedRows } from './match-pasted-rows.ts';
import { splitHeaders } from './split-headers.ts';

const typed = (label: string): GridRow => ({
  key: label,
  label,
  level: 'main',
  emphasis: 'plain',
  cells: [{ ...calculatedCell(null, null), path: label }],
});
const calculated = (label: string, unit: 'money' | 'rate'): GridRow => ({
  key: label,
  label,
  level: 'main',
  emphasis: 'plain',
  cells: [calculatedCell(1, null, unit)],
});
const rows = [
  typed('Ventas'),
  calculated('Crecimiento', 'rate'),
  typed('Otros ingresos de explotación'),
  typed('Personal'),
  calculated('EBITDA', 'money'),
  typed('Amortización'),
];
const placesOf = (text: string, from = 0) => {
  const block = splitHeaders(parsePastedCells(text), new Set());
  const notation = detectBlockNotation(block.cells, { language: 'es', unit: 1 });
  return matchPastedRows(block, rows, from, notation);
};

describe('the rows of a pasted block', () => {
  it('that it names go to the rows of those names, whatever lies between', () => {
    const named = 'VENTAS:\t1\nOtros ingresos de explotacion\t2\nPersonal\t3\nAmortización\t4';
    expect(placesOf(named)).toEqual([0, 2, 3, 5]);
    expect(placesOf(named, 3)).toEqual([0, 2, 3, 5]);
  });

  it.each(['', '€', '$', 'CHF ', 'kr. ', 'Rs '])(
    'amounts with %j pass the percentages between the lines, in either notation',
    (sign) => {
      for (const amounts of ['1.000.000 400.000 200.000', '1,000,000 400,000 200,000']) {
        const written = amounts.split(' ');
        expect(placesOf(written.map((amount) => `${sign}${amount}`).join('\n'))).toEqual([0, 2, 3]);
        expect(placesOf(written.map((amount) => `${amount} ${sign}`).join('\n'))).toEqual([
          0, 2, 3,
        ]);
      }
    },
  );

  it('small amounts pass them too, by their sign or where the block marks its percentages', () => {
    expect(placesOf('$1,000,000\n$400\n$ -\n$200')).toEqual([0, 2, 3, 4]);
    expect(placesOf('1.000.000\n4 %\n62\n0')).toEqual([0, 1, 2, 3]);
    expect(placesOf('1.000.000\n62\n0')).toEqual([0, 2, 3]);
    expect(placesOf('1.000.000\n0\n62')).toEqual([0, 2, 3]);
    expect(placesOf('11.206,3\n62,2\n1.988,3')).toEqual([0, 2, 3]);
    expect(placesOf('11,2\n0,4\n5,1')).toEqual([0, 2, 3]);
  });

  it('a percentage pasted on a calculated one stays on it', () => {
    for (const rate of ['4,4 %', '0,044', '4']) expect(placesOf(rate, 1)).toEqual([1]);
  });

  it('with a name that the grid does not have go nowhere, where most others do', () => {
    expect(placesOf('Ventas\t1\nSubvenciones\t2\nPersonal\t3\n\t\nEBITDA\t4')).toEqual([
      0,
      null,
      3,
      null,
      4,
    ]);
  });

  it('whose names are mostly others stand one beneath the other', () => {
    expect(placesOf('Cifra\t1 %\nVarios\t2 %\nPersonal\t3 %')).toEqual([0, 1, 2]);
    expect(placesOf('Cifra\t1\nVarios\t2\nPersonal\t3')).toEqual([0, 2, 3]);
  });

  it('that are amounts pass over a row of calculated percentages', () => {
    expect(placesOf('11.206.300\n62.200\n-1.988.300')).toEqual([0, 2, 3]);
    expect(placesOf('62.200', 1)).toEqual([2]);
  });

  it('that may be percentages stand on them', () => {
    expect(placesOf('11.206.300\n4,4 %\n62.200')).toEqual([0, 1, 2]);
    expect(placesOf('11.206.300\n0,044\n62.200')).toEqual([0, 1, 2]);
    expect(placesOf('11.206.300\n\n62.200')).toEqual([0, 1, 2]);
  });

  it('past the last row go past the grid', () => {
    expect(placesOf('1\n2\n3', 5)).toEqual([5, 6, 7]);
  });
});
