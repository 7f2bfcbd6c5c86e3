import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { reportTranslator } from '../content/report-translator.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';
import { valuationReportView } from '../valuation-report-view.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

type Terminal = Partial<ValuationDocument['terminal']>;

/** The printed information about the terminal flow: its rows with their notes, and the lines of the calculation box. */
const printed = async (
  terminal: Terminal,
  projection: Partial<ValuationDocument['projection']>,
  language: ReportLanguage = 'es',
) => {
  const example = valdeorzaDocument();
  const document = {
    ...example,
    terminal: { ...example.terminal, ...terminal },
    projection: { ...example.projection, ...projection },
  };
  const input = sampleReportInput(document, language);
  const { calculation, check } = valuationReportView(input, await reportTranslator(language));
  const notes = new Map(calculation?.margin.notes.map(({ letter, text }) => [letter, text]));
  const rows = (calculation?.bridge?.rows ?? []).map(({ cells, label, letter }) => ({
    label: plain(label),
    value: plain(cells[0]?.text ?? ''),
    note: plain(letter === '' ? '' : (notes.get(letter) ?? '')),
  }));
  return {
    row: (label: string) => rows.find((row) => row.label.startsWith(label)),
    lines: (check?.lines ?? []).map(plain),
  };
};

describe('the terminal flow can be recomputed from what is printed', () => {
  test('from the adviser’s perpetual margin, tax and return on capital', async () => {
    const { lines, row } = await printed(
      { ebitMargin: 0.13, returnOnCapital: 0.14, taxRate: 0.25 },
      {},
    );
    expect(row('Margen EBIT a perpetuidad')?.value).toBe('13,00 %');
    expect(row('EBIT terminal')).toMatchObject({
      value: '1.756.200',
      note: 'Ventas de 2030 × margen × (1 + g): 13.244.341 × 0,13 × 1,02 = 1.756.200.',
    });
    expect(row('Tipo impositivo a perpetuidad')?.value).toBe('25,00 %');
    expect(row('Rentabilidad del capital')?.note).toMatch(
      /g \/ rentabilidad del beneficio: 1\.317\.150 × \(1 − 0,02 \/ 0,14\) = 1\.128\.986; sin redondear, 1\.128\.985\.$/u,
    );
    expect(row('Flujo de caja terminal 2031')?.value).toBe('1.128.985');
    expect(lines.filter((line) => /^(?:EBIT|Flujo de caja) terminal/u.test(line))).toEqual([
      'EBIT terminal: 13.244.341 × 0,13 × 1,02 = 1.756.200.',
      'EBIT terminal después de impuestos: 1.756.200 × (1 − 0,25) = 1.317.150.',
      'Flujo de caja terminal: 1.317.150 × (1 − 0,02 / 0,14) = 1.128.986; sin redondear, 1.128.985.',
    ]);
  });

  test('where the perpetuity has no more losses to use, with the reason', async () => {
    const { lines, row } = await printed({}, { losses: { opening: 9_000_000, limit: 'none' } });
    expect(row('Tipo impositivo a perpetuidad')?.value).toBe('25,00 %');
    const sum = '(968.452 + 0 − 0,25 × 1.072.792) × 1,02 = 714.259.';
    expect(row('Flujo de caja terminal 2031')).toMatchObject({
      value: '714.259',
      note: `Flujo de 2030 con todo su EBIT gravado, sin bases negativas ni tipos reducidos: ${sum}`,
    });
    expect(lines).toContain(`Flujo de caja terminal: ${sum}`);
  });

  test('where the adviser chose another tax for ever', async () => {
    const { row } = await printed({ taxRate: 0.3 }, {});
    expect(row('Flujo de caja terminal 2031')?.note).toBe(
      'Flujo de 2030 con su EBIT gravado al tipo a perpetuidad: (700.254 + 268.198 − 0,30 × 1.072.792) × 1,02 = 659.547.',
    );
  });

  test('without tax on a loss', async () => {
    const { lines } = await printed({ ebitMargin: -0.05, returnOnCapital: 0.14 }, {});
    expect(lines.filter((line) => /^(?:EBIT|Flujo de caja) terminal/u.test(line))).toEqual([
      'EBIT terminal: 13.244.341 × (−0,05) × 1,02 = −675.461.',
      'Flujo de caja terminal: −675.461 × (1 − 0,02 / 0,14) = −578.967.',
    ]);
  });

  test('and says nothing where it is the last flow grown', async () => {
    const { lines, row } = await printed({}, {});
    expect(row('Tipo impositivo a perpetuidad')).toBeUndefined();
    expect(row('Flujo de caja terminal 2031')?.note).toBe('');
    expect(lines.join(' ')).not.toContain('Flujo de caja terminal');
  });
});
