import { expect, test } from 'vitest';
import { printTemplateValues } from './print-template-values.ts';

const typed = {
  price: 1_234_567,
  stake: 1,
  'known-buyer-discount': 0.255,
  date: '2026-11-23',
  exclusive: true,
  sellers: 'Ana\n\n Eva ',
  'fee-bands': 'Hasta 1 M€; 5 %\nResto',
};

test('amounts, shares and days are written as the language of the document writes them', () => {
  const [es, en] = [
    printTemplateValues({ sourced: {}, typed }, 'es'),
    printTemplateValues({ sourced: {}, typed }, 'en'),
  ];
  expect(es.get('price')).toEqual({ kind: 'text', text: '1.234.567\u00a0€' });
  expect(en.get('price')).toEqual({ kind: 'text', text: '€1,234,567' });
  expect(es.get('stake')).toEqual({ kind: 'text', text: '100\u00a0%' });
  expect(es.get('known-buyer-discount')).toEqual({ kind: 'text', text: '25,5\u00a0%' });
  expect(es.get('date')).toEqual({ kind: 'text', text: '23 de noviembre de 2026' });
  expect(es.get('exclusive')).toEqual({ kind: 'flag', isSet: true, text: 'sí' });
});

test('several lines are a list, and rows are filled up to the columns declared', () => {
  const values = printTemplateValues({ sourced: {}, typed }, 'es');
  expect(values.get('sellers')).toEqual({ kind: 'lines', lines: ['Ana', 'Eva'] });
  expect(values.get('fee-bands')).toEqual({
    kind: 'table',
    head: ['Tramo del precio', 'Honorarios'],
    rows: [
      ['Hasta 1 M€', '5 %'],
      ['Resto', ''],
    ],
  });
});

test('codes are said in the language, and what is typed goes before what the product has', () => {
  const sourced = {
    'company.sector': { kind: 'sector', code: 'ALI' },
    'valuation.revenue-range': { kind: 'band', low: 7_500_000, high: 10_000_000, currency: 'EUR' },
    'company.name': { kind: 'text', text: 'A' },
  } as const;
  const values = printTemplateValues({ sourced, typed: { 'company.name': 'B' } }, 'ca');
  expect(values.get('company.sector')).toEqual({ kind: 'text', text: 'Alimentació i begudes' });
  expect(values.get('valuation.revenue-range')).toEqual({
    kind: 'text',
    text: 'entre 7.500.000\u00a0€ i 10.000.000\u00a0€',
  });
  expect(values.get('company.name')).toEqual({ kind: 'text', text: 'B' });
});
