import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { compareScenarios } from '@valia/valuation/analyses/scenarios.ts';
import { tornado } from '@valia/valuation/analyses/tornado.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, test } from 'vitest';
import { fractionToNumber } from './arithmetic/fraction.ts';
import { calculatorCheck } from './recomputation/calculator-check.ts';
import type { PrintedStep } from './arithmetic/printed-arithmetic.ts';
import { reportContext } from './content/report-context.ts';
import type { ReportRow } from './content/report-table.ts';
import { analysedExample, exampleWithOptions } from './testing/analysed-example.ts';
import { multiplesOnly, sampleReportInput } from './testing/sample-report-input.ts';
import {
  buildComparisonView,
  withPlainSpaces,
  buildReportView,
} from './testing/build-report-view.ts';

const views = new Map<string, ReturnType<typeof buildReportView>>();
/** Creates one view for all tests of the same document. */
const viewOnce = (document: () => ValuationDocument) => {
  const view = views.get(document.name) ?? buildReportView(document());
  views.set(document.name, view);
  return view;
};
const cellsOf = (rows: readonly ReportRow[] | undefined, label: string): string[] =>
  (rows ?? [])
    .find((row) => withPlainSpaces(row.label).startsWith(label))
    ?.cells.map(({ text }) => withPlainSpaces(text)) ?? [];
const contextOf = (document: ValuationDocument) => {
  const input = sampleReportInput(document, 'es');
  if (input.outcome.result === null) throw new Error('the sample has no result');
  return reportContext(input, input.outcome.result, ({ message }) => message ?? '');
};

const { figures, result } = valueCompany(exampleWithOptions());

describe('a report of a valuation with every option', () => {
  test('says the value after discounts, and the one before', async () => {
    const { cover, summary } = await viewOnce(exampleWithOptions);
    const after = result?.equityAfterDiscounts?.central ?? 0;
    const value = Number(withPlainSpaces(summary.value).replaceAll(/[^\d]/g, ''));
    expect(value).toBe(Math.round(after / 1000) * 1000);
    expect(cover.subject[0]).toBe('Valor de los fondos propios, tras descuentos');
    const labels = summary.keyFigures.map(({ label }) => label);
    expect(labels).toContain('Fondos propios antes de descuentos');
    expect(labels).toContain('Valor por acción');
    expect(labels).toContain('WACC terminal');
    expect(labels).not.toContain('WACC');
    const marks = summary.mixed?.table.rows.flatMap(({ cells }) => cells.map(({ mark }) => mark));
    expect(marks).not.toContain('value');
  });

  test('says of which day the value after discounts is', async () => {
    const { summary } = await buildReportView({
      ...exampleWithOptions(),
      conclusion: '',
      valuationDate: '2026-03-31',
    });
    expect(withPlainSpaces(summary.conclusion.paragraphs[0] ?? '')).toMatch(
      /^A 31 de marzo de 2026, los fondos propios de .+ tras los descuentos/u,
    );
  });

  test('sets the multiple of EBITDA beside the enterprise value, not beside what is left of it', async () => {
    const { summary } = await buildReportView({ ...exampleWithOptions(), conclusion: '' });
    const written = withPlainSpaces(summary.conclusion.paragraphs[0] ?? '');
    expect(written).toContain('El EV equivale a 6,34x el EBITDA normalizado');
  });

  test('has every bar of the ranges after discounts, as the value is, and says so', async () => {
    const { discounts: _, ...withoutDiscounts } = exampleWithOptions();
    const rate = 0.3;
    const { summary } = await buildReportView({
      ...withoutDiscounts,
      discounts: { lackOfControl: { model: 'percentage', rate } },
    });
    const dcf = valueCompany(withoutDiscounts).result?.dcf?.equityValue;
    const millions = (value = Number.NaN) => (value / 1e6).toFixed(2).replace('.', ',');
    expect(withPlainSpaces(summary.chart.bars[0]?.lowText ?? '')).toBe(
      millions((dcf?.low ?? 0) * (1 - rate)),
    );
    expect(withPlainSpaces(summary.chart.bars[0]?.highText ?? '')).toBe(
      millions((dcf?.high ?? 0) * (1 - rate)),
    );
    const [low, high] = [Math.min, Math.max].map((end) =>
      end(...summary.chart.bars.map((bar) => (end === Math.min ? bar.low : bar.high))),
    );
    expect(summary.chart.line.at).toBeGreaterThan(low ?? 1);
    expect(summary.chart.line.at).toBeLessThan(high ?? 0);
    const notes = summary.chart.notes.map(({ text }) => text).join(' ');
    expect(notes).toContain('Barras, banda y línea, después de descuentos.');
  });

  test('gives its scenarios’ expected value as the engine does, and says no more of it', async () => {
    const document = exampleWithOptions();
    const { analysis } = await buildReportView(document);
    const compared = compareScenarios(
      document,
      (document.scenarios ?? []).map((one) => ({
        ...one,
        moves: one.moves.map((move) => ({ ...move, amount: move.amount ?? 0 })),
      })),
    );
    const expected = analysis?.scenarios?.margin.notes.at(-1);
    expect(expected?.lead).toBe('Valor esperado:');
    expect(withPlainSpaces(expected?.text ?? '').replace(/ €$/, '')).toBe(
      Math.round(compared?.expectedEquityValue ?? 0)
        .toString()
        .replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, '.'),
    );
  });

  test('prints the rate of each year, the stub and the losses with the flows', async () => {
    const { basis } = await viewOnce(exampleWithOptions);
    const rows = basis?.projection?.table.rows;
    expect(cellsOf(rows, 'Coste de capital del año').slice(1, 3)).toEqual(['10,20 %', '9,93 %']);
    expect(cellsOf(rows, 'Bases negativas compensadas')[1]).toBe('420.000');
    expect(cellsOf(rows, 'Flujo tras la fecha de valoración').slice(1, 3)).toEqual([
      Math.round(figures[figureId.projection(2026, 'freeCashFlowInStub')]?.value ?? 0)
        .toString()
        .replace(/(\d)(?=\d{3}$)/, '$1.'),
      '',
    ]);
  });

  test('sets the terminal value below yearly rates, and the bridge beside them', async () => {
    const { calculation } = await viewOnce(exampleWithOptions);
    const { bridge, terminal } = calculation ?? {};
    expect(terminal?.rows.at(-1)?.label).toBe('Valor actual del valor terminal');
    const [present, ...others] = bridge?.rows.map(({ label }) => label) ?? [];
    expect(present).toBe('Valor actual del valor terminal');
    expect(others).toHaveLength(7);
    const { calculation: single } = await viewOnce(valdeorzaDocument);
    expect(single?.terminal).toBeNull();
  });

  test.each([
    [0, 'EBITDA de 2030', 'Valor terminal (múltiplo) y puente'],
    [1, 'Crecimiento a perpetuidad', 'Valor terminal (Gordon) y puente'],
  ])('an average with a Gordon weight of %d is one method alone', async (weight, label, title) => {
    const document = valdeorzaDocument();
    const terminal = { ...document.terminal, exitMultiple: 7, average: { gordonWeight: weight } };
    const { bridge } = (await buildReportView({ ...document, terminal })).calculation ?? {};
    expect(withPlainSpaces(bridge?.title ?? '')).toBe(title);
    expect(bridge?.rows.map((row) => withPlainSpaces(row.label))).toContain(label);
    const texts = bridge?.rows.flatMap(({ cells }) =>
      cells.map(({ text }) => withPlainSpaces(text)),
    );
    expect(texts).not.toContain('n. d.');
  });

  test('calls each of two terminal values by its own name in the sums', async () => {
    const { check } = await viewOnce(exampleWithOptions);
    const lines = check?.lines.map((line) => line.split(':')[0]) ?? [];
    expect(lines).toContain('Valor terminal por Gordon');
    expect(lines).toContain('Valor terminal por múltiplo');
  });

  test('explains each letter of its discounts beside them', async () => {
    const { calculation } = await viewOnce(exampleWithOptions);
    const used = calculation?.discounts?.rows.map(({ letter }) => letter).filter(Boolean);
    expect(used?.length).toBeGreaterThan(0);
    expect(calculation?.discounts?.margin.notes.map(({ letter }) => letter)).toEqual(used);
    const elsewhere = calculation?.margin.notes.map(({ letter }) => letter);
    expect(used?.filter((letter) => elsewhere?.includes(letter))).toEqual([]);
  });

  test('names where its multiples come from, and lists the comparables', async () => {
    const { calculation, summary } = await viewOnce(exampleWithOptions);
    expect(calculation?.multiples?.comparables?.table.rows).toHaveLength(8);
    expect(calculation?.multiples?.several?.table.rows.map(({ label }) => label)).toEqual([
      'EV/EBITDA',
      'EV/Ventas',
      'PER',
      'Fondos propios por múltiplos',
    ]);
    expect(summary.chart.bars[1]?.label).toBe('Varios múltiplos');
    expect(JSON.stringify(calculation?.multiples)).not.toMatch(/Múltiplo propio|agregados/);
  });

  test('lets a reader reach the value with a calculator', () => {
    const check = calculatorCheck(contextOf(exampleWithOptions()));
    const central = result?.equityValue.central ?? 0;
    const after = result?.equityAfterDiscounts?.central ?? 0;
    const distance = (step: PrintedStep | null, value: number) =>
      step && Math.abs(fractionToNumber(step.result.exact) - value);
    expect(distance(check.central, central)).toBeLessThan(Math.abs(central) * 1e-4);
    expect(distance(check.afterDiscounts, after)).toBeLessThan(Math.abs(after) * 1e-4);
  });
});

describe('what was asked of the value', () => {
  test('scenarios, sensitivity and tornado are those of the engine', async () => {
    const { analysis } = await viewOnce(analysedExample);
    const compared = compareScenarios(
      valdeorzaDocument(),
      (analysedExample().scenarios ?? []).map((one) => ({
        ...one,
        moves: one.moves.map((move) => ({ ...move, amount: move.amount ?? 0 })),
      })),
    );
    const digits = (text: string | undefined) => Number((text ?? '').replaceAll('.', ''));
    const printed = cellsOf(analysis?.scenarios?.table.rows, 'Fondos propios, central').map(digits);
    expect(printed).toEqual([
      7_008_572,
      ...(compared?.scenarios ?? []).map((one) => Math.round(one.result?.equityValue.central ?? 0)),
    ]);
    expect(analysis?.sensitivities[0]?.table.rows[2]?.cells[2]).toMatchObject({
      text: '7.008.572',
      mark: 'base',
    });
    const widest = tornado(valdeorzaDocument())?.[0];
    expect(analysis?.tornado?.marks[0]?.name).toBe('Ajuste por tamaño');
    expect(widest?.driver).toBe('sizeStep');
  });

  test('a name inside a sentence begins small, unless it is letters that stand for words', async () => {
    const { analysis } = await viewOnce(analysedExample);
    expect(withPlainSpaces(analysis?.tornado?.title ?? '')).toBe(
      'Lo que más mueve el valor: ajuste por tamaño (1.685.040 €)',
    );
    expect(analysis?.sensitivities[0]?.title).toBe(
      'Valor central según margen EBITDA y crecimiento',
    );
    expect(withPlainSpaces(analysis?.scenarios?.margin.notes[0]?.text ?? '')).toBe(
      'crecimiento −1,5 pp; margen EBITDA −1 pp. Solo mueve el DCF.',
    );
    const { multiples: given, ...document } = multiplesOnly();
    const evToEbitda = { ...given.evToEbitda, low: 1 };
    const multiples = await buildReportView({ ...document, multiples: { ...given, evToEbitda } });
    expect(multiples.analysis?.tornado?.title).toContain('valor: EV/EBITDA');
  });

  test('how far a factor strays is said as a share of it', async () => {
    const example = analysedExample();
    const { analysis } = await buildReportView({
      ...example,
      analysis: {
        ...example.analysis,
        monteCarlo: {
          trials: 100,
          seed: 1,
          price: null,
          drivers: [
            {
              driver: 'ebitdaMargin',
              apply: 'factor',
              distribution: { kind: 'normal', mean: 1, deviation: 0.1 },
            },
          ],
        },
      },
    });
    expect(analysis?.simulation?.drivers.rows.map(({ text }) => withPlainSpaces(text))).toEqual([
      'normal, media ×1,00, desviación 10,0 %',
    ]);
  });

  test('the simulation says its seed, its trials and its percentiles, twice the same', async () => {
    const { analysis } = await viewOnce(analysedExample);
    const again = await buildReportView(analysedExample());
    expect(again.analysis?.simulation).toEqual(analysis?.simulation);
    expect(analysis?.simulation?.margin.notes[0]?.text).toContain('10.000 simulaciones');
    expect(analysis?.simulation?.margin.notes[0]?.text).toContain('20260312');
    const likely = analysis?.simulation?.margin.notes.at(-1);
    expect(withPlainSpaces(`${likely?.lead} ${likely?.text}`)).toMatch(
      /^[\d,]+ % de las simulaciones da 6\.500\.000 € o más\.$/,
    );
    expect(analysis?.simulation?.table.columns).toHaveLength(7);
    expect(analysis?.simulation?.histogram.marks).toHaveLength(40);
  });

  test('is left out where a closed version came out otherwise than this engine would value it', async () => {
    const input = sampleReportInput(analysedExample(), 'es');
    if (input.outcome.result === null) throw new Error('the sample has no result');
    const equityValue = { ...input.outcome.result.equityValue, central: 7_000_000 };
    const outcome = { ...input.outcome, result: { ...input.outcome.result, equityValue } };
    const { analysis, calculation } = await buildReportView(analysedExample(), { outcome });
    expect(analysis).toBeNull();
    expect(calculation?.sensitivity).toBeNull();
  });
});

describe('the kinds', () => {
  test('an executive summary holds what was chosen and nothing else', async () => {
    const view = await buildReportView(valdeorzaDocument(), {
      kind: 'summary',
      sections: ['tornado'],
    });
    expect([view.basis, view.calculation, view.comparison, view.glossary]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(view.analysis?.tornado).not.toBeNull();
    expect(view.title).toBe('Resumen ejecutivo de la valoración de Conservas Valdeorza, S.L.');
  });

  test('a comparison goes from the one value to the other step by step', async () => {
    const document = valdeorzaDocument();
    const comparison = await buildComparisonView(document, {
      ...document,
      bridge: { ...document.bridge, financialDebt: 2_900_000 },
    });
    expect(comparison?.steps?.rows.map(({ cells, label }) => [label, cells[0]?.text])).toEqual([
      ['Versión 1', '6.748.572'],
      ['Puente a fondos propios', '+260.000'],
      ['Versión 2', '7.008.572'],
    ]);
    expect(withPlainSpaces(comparison?.lead ?? '')).toContain('260.000 € más');
  });

  test('a comparison of two versions of one day tells them apart by the time', async () => {
    const document = valdeorzaDocument();
    const closed = async (createdAt: string) => {
      const comparison = await buildComparisonView(document, document, createdAt);
      return comparison?.margin.notes.slice(0, 2).map(({ text }) => text);
    };
    expect(await closed('2026-01-20T10:00:00.000Z')).toEqual([
      'cerrada el 20 de enero de 2026.',
      'cerrada el 12 de marzo de 2026.',
    ]);
    expect(await closed('2026-03-12T07:04:00.000Z')).toEqual([
      'cerrada el 12 de marzo de 2026, 8:04.',
      'cerrada el 12 de marzo de 2026, 10:28.',
    ]);
  });

  test('a comparison’s changes are those between the figures it prints, none of them a dash', async () => {
    const document = exampleWithOptions();
    const earlier = { ...document, bridge: { ...document.bridge, financialDebt: 2_900_000 } };
    const { projection } = document;
    const ebitdaMargin = { path: { kind: 'constant' as const, value: 0.11 }, overrides: [] };
    const drivers = { ...projection.drivers, ebitdaMargin };
    const comparison = await buildComparisonView(document, {
      ...earlier,
      projection: { ...projection, drivers },
    });
    const rows = comparison?.table.rows;
    expect(cellsOf(rows, 'EV/EBITDA implícito')).toEqual(['6,38x', '6,34x', '−0,04x']);
    expect(cellsOf(rows, 'WACC terminal')).toEqual(['9,40 %', '9,40 %', '–']);
  });

  test('a comparison goes to the value after discounts, whichever version has them', async () => {
    const document = valdeorzaDocument();
    const held: ValuationDocument = {
      ...document,
      discounts: { lackOfControl: { model: 'percentage', rate: 0.2 } },
    };
    for (const [later, earlier] of [
      [held, document],
      [document, held],
    ] as const) {
      const comparison = await buildComparisonView(later, earlier);
      const rows = comparison?.table.rows;
      const steps = comparison?.steps?.rows.map(({ cells, label }) => [label, cells[0]?.text]);
      expect(cellsOf(rows, 'Fondos propios, central')).toEqual([]);
      const [before, after] = cellsOf(rows, 'Fondos propios tras descuentos');
      expect(steps?.at(0)).toEqual(['Versión 1', before]);
      expect(steps?.at(-1)).toEqual(['Versión 2', after]);
      expect(before === '7.008.572').toBe(earlier === document);
      expect(comparison?.chart?.title).toBe('De un valor al otro');
    }
  });
});
