import { describe, expect, test } from 'vitest';
import { findComparableHeaders } from './comparable-headers.ts';

const columnsOf = (...heads: string[]) =>
  findComparableHeaders([heads, heads.map(() => '1')])?.columns.map((head) => head?.column ?? null);

describe('the heads of pasted comparables', () => {
  test.each([
    [
      ['Fuente', 'EV/EBITDA', 'Empresa'],
      ['source', 'evToEbitda', 'name'],
    ],
    [
      ['Companyia', 'VE / EBIT', 'Data', 'Font'],
      ['name', 'evToEbit', 'date', 'source'],
    ],
    [
      ['Company', 'EV/Sales', 'P/E', 'Type'],
      ['name', 'evToSales', 'priceToEarnings', 'type'],
    ],
    [
      ['Operación', 'Múltiplo EV/EBITDA (x)', 'EV/Ventas'],
      ['name', 'evToEbitda', 'evToSales'],
    ],
    [
      ['Nombre', 'País', 'Precio/Beneficio', 'Múltiplo'],
      ['name', null, 'priceToEarnings', 'evToEbitda'],
    ],
    [
      ['', 'TEV/EBITDA LTM', 'Date'],
      ['name', 'evToEbitda', 'date'],
    ],
    [
      ['Target', 'EV/EBITDA 2024', 'EV/EBITDA 2025'],
      ['name', 'evToEbitda', null],
    ],
    [
      ['Societat', 'EBITDA', 'Valor de l’empresa', 'EV/Facturació'],
      ['name', 'ebitda', 'enterpriseValue', 'evToSales'],
    ],
  ])('%j are known by their words, not their places', (heads, columns) => {
    expect(columnsOf(...heads)).toEqual(columns);
  });

  test('say what the amounts below are counted in', () => {
    const scales = (...heads: string[]) =>
      findComparableHeaders([heads, []])?.columns.map((head) => head?.scale);
    expect(scales('Empresa', 'EBITDA (M€)', 'Valor de empresa (miles €)')).toEqual([1, 1e6, 1e3]);
    expect(scales('Empresa', 'EBITDA k€', 'EV M€', 'Múltiplo')).toEqual([1, 1e3, 1e6, 1]);
  });

  test.each([
    ['EV (€m)', 1e6],
    ['EV (US$m)', 1e6],
    ['EV ($MM)', 1e6],
    ['EV (EURm)', 1e6],
    ['EV (M)', 1e6],
    ['EV (Mio. €)', 1e6],
    ['EV (€k)', 1e3],
    ['EV (€ th.)', 1e3],
    ["EV (€'000)", 1e3],
    ['Valor de empresa (mil euros)', 1e3],
    ['Valor d’empresa (milers d’€)', 1e3],
    ['Valor de empresa (miles de millones de €)', 1e9],
    ['EV ($bn)', 1e9],
    ['EV (mín.)', 1],
    ['EV (€)', 1],
    ['EV (Madrid)', 1],
  ])('%s counts in %d', (head, scale) => {
    const columns = findComparableHeaders([['Empresa', head], []])?.columns;
    expect(columns?.[1]).toEqual({ column: 'enterpriseValue', scale });
  });

  test('have what they count in in a row of its own', () => {
    const heads = ['Empresa', 'Fecha', 'EV', 'EBITDA', 'EV/EBITDA'];
    const block = [heads, ['', '', 'M€', 'miles de €', 'x'], ['A', '2026', '5,9', '900', '6,6']];
    const found = findComparableHeaders(block);
    expect(found?.row).toBe(1);
    expect(found?.columns.map((head) => head?.scale)).toEqual([1, 1, 1e6, 1e3, 1]);
    expect(findComparableHeaders([heads, ['Acme', '', '', '', '']])?.row).toBe(0);
  });

  test('stand below what the sheet is called', () => {
    const block = [['Comparables del sector'], ['Empresa', 'EV/EBITDA'], ['A', '5']];
    expect(findComparableHeaders(block)?.row).toBe(1);
  });

  test.each([
    [['Conservas Ter', 'ALI', '31/03/2026', '5.900.000']],
    [['Deal', 'privada', 'Memoria 2025', '6,2']],
    [['Empresa de Aguas', 'Registro', '', '5,8x']],
    [['6,2', '5,8']],
    [['Empresa', 'Fuente', '6,2x']],
  ])('%j are none', (cells) => {
    expect(findComparableHeaders([cells, cells])).toBeNull();
  });

  test('of a block without a row below are none', () => {
    expect(findComparableHeaders([['Empresa', 'EV/EBITDA']])).toBeNull();
  });
});
