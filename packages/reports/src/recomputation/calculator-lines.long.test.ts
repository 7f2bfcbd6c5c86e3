import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { currencies } from '@valia/domain/valuations/document/currencies.ts';
import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { documentMultiples } from '@valia/domain/testing/document-multiples.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { type CostOfCapitalFigure, figureId } from '@valia/valuation/figure.ts';
import { inputsWithOptions } from '@valia/valuation/testing/inputs-with-options.ts';
import { propertyRuns } from '@valia/valuation/testing/property-runs.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridgeSum, dcfBridgeView, netDebtSum } from '../equity/bridge-view.ts';
import { costOfCapitalCheck } from './cost-of-capital-check.ts';
import { discountsView, discountTexts } from '../equity/discounts-view.ts';
import { mixedView } from '../equity/mixed-view.ts';
import { calculatorCheck } from './calculator-check.ts';
import { calculatorCheckView, checkVerdict } from './calculator-check-view.ts';
import { isWithinRounding, type PrintedStep } from '../arithmetic/printed-arithmetic.ts';
import { projectionLines } from '../basis/projection-lines.ts';
import { reportContext } from '../content/report-context.ts';
import { LetteredNotes } from '../content/report-table.ts';
import { reportTranslator } from '../content/report-translator.ts';
import { terminalFlowSteps } from '../dcf/terminal-flow.ts';
import { calculate, lineReader } from '../testing/printed-lines.ts';
import { sampleConstantDriver, sampleDocument } from '../testing/sample-document.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';

const translators = new Map(
  await Promise.all(
    reportLanguages.map(async (language) => [language, await reportTranslator(language)] as const),
  ),
);

interface Print {
  unit: ValuationDocument['unit'];
  currency: string;
  /**
   * `debt`: so much debt that the equity value is negative; `margin`: so small a margin that the flows are negative.
   */
  burden: 'none' | 'debt' | 'margin';
  weight: number;
}

const prints = fc.record({
  unit: fc.constantFrom(1 as const, 1_000 as const, 1_000_000 as const),
  currency: fc.constantFrom(...currencies),
  burden: fc.constantFrom('none' as const, 'debt' as const, 'margin' as const),
  weight: fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20),
});

/** Converts amounts from currency units to a larger unit; they keep their decimals, as when typed or pasted. */
const inUnit = (amounts: Record<string, unknown>, unit: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(amounts).map(([key, value]) => [
      key,
      typeof value === 'number' ? value / unit : value,
    ]),
  );

const documentOf = (inputs: ValuationInputs, print: Print): ValuationDocument | null => {
  const { burden, currency, unit, weight } = print;
  const { drivers } = inputs.projection;
  const bridge = inUnit({ ...inputs.bridge }, unit);
  const thin = { ...drivers, ebitdaMargin: sampleConstantDriver(0.01) };
  const origin = { kind: 'own' as const, note: '' };
  const multiples = documentMultiples(inputs.multiples);
  const { success, data } = valuationDocumentSchema.safeParse({
    ...sampleDocument(inputs.method, 'Uno, S.L.'),
    ...inputs,
    unit,
    currency,
    adjustments: [],
    accounts: {
      ...inputs.accounts,
      years: inputs.accounts.years.map(({ lines, year }) => ({ year, lines: inUnit(lines, unit) })),
    },
    projection: {
      ...inputs.projection,
      drivers: burden === 'margin' ? thin : drivers,
    },
    weights: { dcf: weight, multiples: 1 - weight },
    bridge: burden === 'debt' ? { ...bridge, financialDebt: 3e9 / unit } : bridge,
    multiples: {
      ...multiples,
      evToEbitda: multiples.comparables
        ? multiples.evToEbitda
        : { ...multiples.evToEbitda, origin },
    },
  });
  return success ? data : null;
};

type Language = (typeof reportLanguages)[number];

const linesOf = (document: ValuationDocument, language: Language) => {
  const input = sampleReportInput(document, language);
  const translate = translators.get(language);
  if (input.outcome.result === null || translate === undefined) return null;
  const context = reportContext(input, input.outcome.result, translate);
  return { context, lines: calculatorCheckView(context).lines };
};

/**
 * The equations of a document's calculation box whose result differs from what a calculator gives for the printed
 * digits.
 */
const wrongLines = (lines: readonly string[], language: Language, currency: string) => {
  const read = lineReader(language, currency);
  return lines.filter((line) => {
    const equation = read.equation(line);
    if (equation === null) return line.includes('=');
    const value = calculate(equation.sum);
    const room = equation.half + 1e-9 * Math.max(1, Math.abs(value));
    return !(Math.abs(value - equation.result) <= room);
  });
};

/** Tests the same prints in every run, so that none is missing by chance; in the full run, new ones too. */
const eachPrint = (
  language: Language,
  look: (found: NonNullable<ReturnType<typeof linesOf>>) => void,
) => {
  const property = fc.property(inputsWithOptions, prints, (inputs, print) => {
    const document = documentOf(inputs, print);
    const found = document && linesOf(document, language);
    if (found) look(found);
  });
  fc.assert(property, { numRuns: 100, seed: 1 });
  fc.assert(property, { numRuns: propertyRuns(400, 0) });
};

test.each(reportLanguages)(
  'in %s each line of the calculator’s box comes to what its own digits come to',
  (language) => {
    let tried = 0;
    eachPrint(language, ({ context, lines }) => {
      tried += 1;
      expect(wrongLines(lines, language, context.document.currency)).toEqual([]);
    });
    expect(tried).toBeGreaterThan(30);
  },
);

test('what the box ends at lies as far from the report as rounding can set it, and no line says otherwise', () => {
  const seen = {
    negative: 0,
    mixed: 0,
    discounted: 0,
    perShare: 0,
    gordon: 0,
    taxed: 0,
    reinvested: 0,
    margin: 0,
    exit: 0,
  };
  eachPrint('es', ({ context, lines }) => {
    const { figure, result } = context;
    const { afterDiscounts, central, dcf, equityOfMultiples, perShare } = calculatorCheck(context);
    const cost = costOfCapitalCheck(context);
    const costs = result.dcf === null ? null : cost;
    const flowSteps = dcf?.gordon ? terminalFlowSteps(context) : [];
    const percent = (name: CostOfCapitalFigure) =>
      (figure(figureId.costOfCapital(name)) ?? Number.NaN) * 100;
    const gordon = figure(figureId.dcf('gordonValue')) ?? figure(figureId.dcf('terminalValue'));
    const exit = figure(figureId.dcf('exitValue')) ?? figure(figureId.dcf('terminalValue'));
    const steps: [PrintedStep | null | undefined, number | null | undefined][] = [
      [costs?.costOfEquity, percent('costOfEquity')],
      [costs?.average, percent('weightedAverageCostOfCapital')],
      ...flowSteps.map((one): [PrintedStep, number] => [one, one.reported]),
      [dcf?.gordon, gordon],
      [dcf?.exit, exit],
      [dcf?.terminal, figure(figureId.dcf('presentValueOfTerminalValue'))],
      [dcf?.enterpriseValue, result.dcf?.enterpriseValue.central],
      [dcf?.equity, result.dcf?.equityValue.central],
      [equityOfMultiples, result.multiples?.equityValue.central],
      [central, result.equityValue.central],
      [afterDiscounts, result.equityAfterDiscounts?.central],
      [perShare, result.valuePerShare],
    ];
    for (const [step, value] of steps) {
      if (!step) continue;
      const isExplained = isWithinRounding(step.result, value ?? Number.NaN);
      expect([step.sum.text, isExplained]).toEqual([step.sum.text, true]);
    }
    expect(lines.filter((line) => line.includes('y no por el redondeo'))).toEqual([]);
    seen.negative += Number(result.equityValue.central < 0 && afterDiscounts !== null);
    seen.mixed += Number(dcf !== null && equityOfMultiples !== null);
    seen.discounted += Number(afterDiscounts?.isApplied === true);
    seen.perShare += Number(perShare !== null);
    seen.gordon += Number(Boolean(dcf?.gordon));
    seen.taxed += Number(flowSteps.length === 1);
    seen.reinvested += Number(flowSteps.length > 1);
    seen.margin += Number(flowSteps[0]?.sum.text.split('×').length === 3);
    seen.exit += Number(Boolean(dcf?.exit));
  });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('the mix and the bridge beside their tables come to what their digits come to', () => {
  eachPrint('es', ({ context }) => {
    const read = lineReader('es', context.document.currency);
    const mixed =
      mixedView(context)
        ?.notes.slice(0, 1)
        .map(({ text }) => text) ?? [];
    const bridge = bridgeSum(context);
    const debt = netDebtSum(context);
    for (const text of [...mixed, ...(bridge === '' ? [] : [`${bridge}.`]), `${debt}.`]) {
      const equation = read.equation(`: ${text}`);
      const apart = Math.abs(calculate(equation?.sum ?? '') - (equation?.result ?? Number.NaN));
      expect([text, apart <= (equation?.half ?? 0) + 1e-6]).toEqual([text, true]);
    }
  });
});

test('the flows of the box are those of the table, each by its printed factor', () => {
  eachPrint('es', ({ context, lines }) => {
    const { document, figure, numbers, projected, projectedYears, result, t } = context;
    if (result.dcf === null) return;
    const { number } = lineReader('es', document.currency);
    const printed = (text: string) => (text === '–' ? 0 : number(text));
    const rows = projectionLines(context, new LetteredNotes());
    const cells = (label: string) =>
      rows.find((row) => row.label === label)?.years.map((text) => printed(text || '–')) ?? [];
    const flows = cells(t(valuationTerms.projectionLines.freeCashFlowToFirm));
    const stub = cells(t(valuationTerms.projectionLines.freeCashFlowInStub));
    const hasStub = (year: number) => projected(year, 'freeCashFlowInStub') !== null;
    const factors = cells(t(valuationTerms.projectionLines.discountFactor));
    const sum = projectedYears.reduce((total, year, at) => {
      const flow = (hasStub(year) ? stub : flows)[at] ?? Number.NaN;
      return total + flow * (factors[at] ?? Number.NaN);
    }, 0);
    const line = lines.find((one) => one.startsWith('EV, flujos')) ?? '';
    const [, first = ''] = /: (\S+) /u.exec(line) ?? [];
    const room = 0.5 / 10 ** numbers.moneyDecimals + 1e-9 * Math.abs(sum);
    expect(Math.abs(number(first) - sum)).toBeLessThanOrEqual(room);
    expect(figure(figureId.dcf('sumOfPresentValues'))).not.toBeNull();
  });
});

test('how far the box ends from the report is the difference of both as printed', () => {
  eachPrint('es', ({ context, lines }) => {
    const { document, numbers, result } = context;
    const read = lineReader('es', document.currency);
    const before = lines.find((line) => line.startsWith('Valor central'));
    const after = lines.find((line) => line.startsWith('Tras descuentos'));
    const ends: [string | undefined, number][] = [
      [before, result.equityValue.central],
      [after, result.equityAfterDiscounts?.central ?? Number.NaN],
    ];
    const wrong = ends.flatMap(([line, reported]) => {
      if (line === undefined) return [];
      const [, distance] = /; diferencia por redondeo: (.*)\.$/u.exec(line) ?? [];
      const [, single = ''] = /: ([^=;,]+(?:,\d+)?)[;,]/u.exec(line) ?? [];
      const value = read.equation(line)?.result ?? read.number(single);
      const apart = Math.abs(value * document.unit - read.number(numbers.amount(reported)));
      const said = distance === undefined ? 0 : read.number(distance);
      return Math.abs(said - apart) < 1e-3 ? [] : [line];
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  [
    96_300,
    2_141,
    3_000,
    '96.300 de deuda − 0 de tesorería = 96.300; la tesorería, 2.141, no llega a la mínima, 3.000',
  ],
  [
    null,
    12_450_000,
    150_000,
    '0 de deuda − (12.450.000 − 150.000 de tesorería mínima) = −12.300.000',
  ],
  [96_300.4, 2_140.6, null, '96.300 de deuda − 2.141 de tesorería = 94.159; sin redondear, 94.160'],
  [
    96_300,
    -500,
    null,
    '96.300 de deuda − 0 de tesorería = 96.300; la tesorería, −500, no llega a la mínima, 0',
  ],
  [96_300, 0, 0, '96.300 de deuda − 0 de tesorería = 96.300'],
])(
  'net debt of %s, cash of %s and a minimum of %s stand in a sum that holds',
  (debt, cash, least, sum) => {
    const { bridge, ...document } = valdeorzaDocument();
    const given = { ...bridge, financialDebt: debt ?? 0, cash, minimumCash: least };
    const { context } = linesOf({ ...document, bridge: given }, 'es') ?? {};
    if (context === undefined) throw new Error('the sample has no result');
    expect(netDebtSum(context)).toBe(sum);
    const letters = new LetteredNotes();
    const [row] = dcfBridgeView(context, letters, null).rows.filter(({ label }) =>
      label.endsWith(' neta'),
    );
    expect(row?.label).toBe(debt === null ? '+ Tesorería neta' : '− Deuda financiera neta');
    expect(row?.cells[0]?.text.startsWith('−')).toBe(debt !== null);
  },
);

const indebted = (rate = 0.2): ValuationDocument => ({
  ...valdeorzaDocument(),
  bridge: { ...valdeorzaDocument().bridge, financialDebt: 12_640_000 },
  discounts: {
    lackOfControl: { model: 'percentage', rate: 0.1 },
    lackOfMarketability: { model: 'percentage', rate },
  },
});

test('a negative value is not discounted, and the box, the ledger and the summary say so', () => {
  const { context, lines } = linesOf(indebted(), 'es') ?? {};
  if (context === undefined) throw new Error('the sample has no result');
  const letters = new LetteredNotes();
  const ledger = discountsView(context, letters);
  const central = context.result.equityValue.central;
  expect(central).toBeLessThan(0);
  expect(context.result.equityAfterDiscounts?.central).toBe(central);
  expect(lines?.at(-1)).toMatch(
    /^Tras descuentos: −2\.990\.838, pues no se aplican a un valor negativo; redondeado, −2\.991\.000\u00a0€; diferencia por redondeo: 590\u00a0€\.$/u,
  );
  const labels = ledger?.rows.map(({ label }) => label);
  expect(labels?.slice(1, 4)).toEqual([
    'Descuento por falta de control, sin aplicar',
    'Descuento por iliquidez, sin aplicar',
    'Descuento conjunto, sin aplicar',
  ]);
  expect(ledger?.rows[3]?.cells[0]?.text).toBe('28,00\u00a0%');
  expect(letters.take().at(-1)?.text).toContain('No se aplican: los fondos propios son negativos');
  expect(discountTexts(context).join(' ')).toContain('no se aplica a un valor negativo');
});

test('the end of a range on the other side of zero is told apart', () => {
  const notes = (financialDebt: number) => {
    const document = indebted();
    const input = { ...document, bridge: { ...document.bridge, financialDebt } };
    const { context } = linesOf(input, 'es') ?? {};
    if (context === undefined) throw new Error('the sample has no result');
    const letters = new LetteredNotes();
    discountsView(context, letters);
    return letters
      .take()
      .map(({ text }) => text)
      .join(' ');
  };
  expect(notes(9_000_000)).toContain('El extremo bajo del rango es negativo');
  expect(notes(10_000_000)).toContain('Al extremo alto del rango, que es positivo, sí');
  expect(notes(2_640_000)).not.toMatch(/negativo/u);
});

test('a difference that rounding cannot make is never called rounding', () => {
  const { context } = linesOf(indebted(), 'es') ?? {};
  if (context === undefined) throw new Error('the sample has no result');
  const { result } = calculatorCheck(context).central;
  const beyond = result.high + 1;
  expect(checkVerdict(context, result, result.high - 1)).toMatch(/^diferencia por redondeo: /u);
  expect(checkVerdict(context, result, beyond)).toMatch(
    /^a .+ del informe, y no por el redondeo$/u,
  );
});
