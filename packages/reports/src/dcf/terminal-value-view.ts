import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { type DcfFigure, figureId } from '@valia/valuation/figure.ts';
import {
  isGrowthDriven,
  terminalMethodOf,
} from '@valia/valuation/terminal-value/terminal-method-of.ts';
import { otherTerminalTax } from '@valia/valuation/company/other-terminal-tax.ts';
import { printedEquation } from '../arithmetic/printed-equation.ts';
import { findFormulaOperands } from '../content/find-formula-operands.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import { type LetteredNotes, type ReportRow, row } from '../content/report-table.ts';
import {
  isLastFlowGrown,
  perpetualTaxRate,
  type TerminalFlowStep,
  terminalFlowSteps,
} from './terminal-flow.ts';

const terms = valuationTerms.dcfFigures;

const written = (
  { figure, t }: ReportContext,
  name: DcfFigure,
  format: (value: number) => string,
): string => {
  const value = figure(figureId.dcf(name));
  return value === null ? t(msg`n. d.`) : format(value);
};

const discountRows = (context: ReportContext): ReportRow[] => {
  const { figure, numbers, t } = context;
  const time = figure(figureId.dcf('terminalTime')) ?? 0;
  const years = numbers.number(time, shortestDecimals(time, 2));
  return [
    row(t(terms.terminalValue), [written(context, 'terminalValue', numbers.money)]),
    row(t(msg`Factor de descuento a ${years} años`), [
      written(context, 'terminalDiscountFactor', (value) => numbers.number(value, 5)),
    ]),
    row(t(terms.presentValueOfTerminalValue), [
      written(context, 'presentValueOfTerminalValue', numbers.money),
    ]),
  ];
};

/** The derivation of a terminal figure from the last projected year; empty when it is that year's flow plus growth. */
const stepText = (context: ReportContext, name: TerminalFlowStep['name']): string => {
  const step = terminalFlowSteps(context).find((one) => one.name === name);
  return step === undefined ? '' : printedEquation(context, step.sum, step.reported);
};

const terminalEbitRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, numbers, projectedYears, source, t } = context;
  const { ebitMargin } = document.terminal;
  const year = String(projectedYears.at(-1) ?? 0);
  const equation = stepText(context, 'terminalEbit');
  const isGiven = ebitMargin !== undefined && ebitMargin !== null;
  const note = isGiven
    ? t(msg`Ventas de ${year} × margen × (1 + g): ${equation}`)
    : t(msg`EBIT de ${year} × (1 + g): ${equation}`);
  return [
    ...(isGiven
      ? [row(t(valuationTerms.terminalInputs.ebitMargin), [numbers.rate(ebitMargin, 2)])]
      : []),
    row(t(terms.terminalEbit), [written(context, 'terminalEbit', numbers.money)], {
      letter: letters.add(joinSentences(note, source('terminal.ebitMargin'))),
    }),
  ];
};

/** The value at the legal rate in perpetuity, when another rate was chosen. */
const otherTaxNote = ({ analyses, input, numbers, t }: ReportContext): string => {
  const inputs = analyses.inputs();
  const other = inputs && otherTerminalTax(inputs, input.outcome);
  if (other === null) return '';
  const rate = numbers.rate(other.rate);
  const value = numbers.amount(other.equity);
  if (other.costOfCapital === null)
    return t(msg`Con el ${rate} que la ley fija de forma permanente, el valor sería ${value}`);
  const before = numbers.rate(other.costOfCapital.given, 2);
  const after = numbers.rate(other.costOfCapital.other, 2);
  return t(
    msg`Con el ${rate} que la ley fija de forma permanente, el valor sería ${value}; el ahorro fiscal de la deuda también cambia, y con él el WACC, del ${before} al ${after}`,
  );
};

/** The tax of the perpetuity and its cost of growth, when either differs from the last year. */
const perpetualRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, numbers, source, t } = context;
  const { returnOnCapital } = document.terminal;
  const rate = perpetualTaxRate(context);
  const taxRows = () =>
    rate === null
      ? []
      : [
          row(t(valuationTerms.terminalInputs.taxRate), [numbers.rate(rate, 2)], {
            letter: letters.add(joinSentences(source('terminal.taxRate'), otherTaxNote(context))),
          }),
        ];
  if (returnOnCapital === undefined || returnOnCapital === null) return taxRows();
  const equation = stepText(context, 'terminalFreeCashFlow');
  return [
    ...terminalEbitRows(context, letters),
    ...taxRows(),
    row(t(terms.terminalProfitAfterTax), [
      written(context, 'terminalProfitAfterTax', numbers.money),
    ]),
    row(t(valuationTerms.terminalInputs.returnOnCapital), [numbers.rate(returnOnCapital, 2)], {
      letter: letters.add(
        joinSentences(
          t(msg`Crecer para siempre cuesta g / rentabilidad del beneficio: ${equation}`),
          source('terminal.returnOnCapital'),
        ),
      ),
    }),
  ];
};

/**
 * The reason why the terminal flow is not the last flow plus growth, when the perpetuity is taxed differently from the
 * last year.
 */
const taxedFlowNote = (context: ReportContext): string => {
  const { document, projectedYears, t } = context;
  const { returnOnCapital } = document.terminal;
  if (isLastFlowGrown(context) || (returnOnCapital !== undefined && returnOnCapital !== null)) {
    return '';
  }
  const year = String(projectedYears.at(-1) ?? 0);
  const equation = stepText(context, 'terminalFreeCashFlow');
  return document.terminal.taxRate === undefined
    ? t(
        msg`Flujo de ${year} con todo su EBIT gravado, sin bases negativas ni tipos reducidos: ${equation}`,
      )
    : t(msg`Flujo de ${year} con su EBIT gravado al tipo a perpetuidad: ${equation}`);
};

const gordonRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, numbers, projectedYears, source, t } = context;
  const after = String((projectedYears.at(-1) ?? 0) + 1);
  return [
    ...perpetualRows(context, letters),
    row(
      `${t(terms.terminalFreeCashFlow)} ${after}`,
      [written(context, 'terminalFreeCashFlow', numbers.money)],
      { letter: letters.add(joinSentences(taxedFlowNote(context))) },
    ),
    row(
      t(valuationTerms.terminalInputs.terminalGrowth),
      [numbers.rate(document.terminal.terminalGrowth ?? 0, 2)],
      {
        letter: letters.add(joinSentences(source('terminal.terminalGrowth'))),
      },
    ),
  ];
};

const exitMultipleRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, figure, numbers, projectedYears, source, t } = context;
  const last = projectedYears.at(-1) ?? 0;
  const year = String(last);
  return [
    row(t(msg`EBITDA de ${year}`), [
      numbers.money(figure(figureId.projection(last, 'ebitda')) ?? 0),
    ]),
    row(
      t(valuationTerms.terminalInputs.exitMultiple),
      [numbers.multiple(document.terminal.exitMultiple ?? 0)],
      {
        letter: letters.add(joinSentences(source('terminal.exitMultiple'))),
      },
    ),
  ];
};

/** Both terminal values, each at its own time, and their weighted present value. */
const averagedRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, figure, numbers, t } = context;
  const weight = document.terminal.average?.gordonWeight ?? 0;
  const factor = (value: number) => numbers.number(value, 5);
  const factorRow = (time: DcfFigure, name: DcfFigure) => {
    const at = figure(figureId.dcf(time)) ?? 0;
    const years = numbers.number(at, shortestDecimals(at, 2));
    return row(t(msg`Factor de descuento a ${years} años`), [written(context, name, factor)]);
  };
  const money = (name: DcfFigure, kind?: 'strong') =>
    row(t(terms[name]), [written(context, name, numbers.money)], kind ? { kind } : {});
  const [gordonShare, exitShare] = [numbers.share(weight), numbers.share(1 - weight)];
  return [
    ...gordonRows(context, letters),
    money('gordonValue'),
    factorRow('terminalTime', 'terminalDiscountFactor'),
    money('presentValueOfGordonValue', 'strong'),
    ...exitMultipleRows(context, letters),
    money('exitValue'),
    factorRow('exitTime', 'exitDiscountFactor'),
    money('presentValueOfExitValue', 'strong'),
    row(
      t(terms.presentValueOfTerminalValue),
      [written(context, 'presentValueOfTerminalValue', numbers.money)],
      { letter: letters.add(t(msg`${gordonShare} del de Gordon y ${exitShare} del múltiplo.`)) },
    ),
  ];
};

const singleRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => [
  ...(terminalMethodOf(context.document.terminal) === 'gordon'
    ? gordonRows(context, letters)
    : exitMultipleRows(context, letters)),
  ...discountRows(context),
];

/** From the components of the terminal value to its present value. */
export const terminalValueRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] =>
  terminalMethodOf(context.document.terminal) === 'averaged'
    ? averagedRows(context, letters)
    : singleRows(context, letters);

/** The EV/EBITDA implied by the flows alone; in a DCF without multiples the first sentence contains it. */
const impliedRemark = ({ document, figure, numbers, result, t }: ReportContext): string[] => {
  const implied = figure(figureId.dcf('impliedEvToEbitda'));
  if (implied === null || result.multiples === null) return [];
  const multiple = numbers.multiple(implied);
  return [
    t(
      document.leases === undefined
        ? msg`EV del DCF sobre EBITDA normalizado: ${multiple}.`
        : msg`EV del DCF sobre EBITDA antes de alquileres: ${multiple}.`,
    ),
  ];
};

/** The growth implied by the exit multiple, with the flow it was derived from when that is not the last flow. */
const impliedGrowthRemark = ({ figure, numbers, projectedYears, t }: ReportContext): string[] => {
  const implied = figure(figureId.dcf('impliedTerminalGrowth'));
  if (implied === null) return [];
  const growth = numbers.rate(implied, 2);
  const year = String(projectedYears.at(-1) ?? 0);
  const [flow, profit] = (['perpetuityFlow', 'perpetuityProfitAfterTax'] as const).map((name) => {
    const amount = figure(figureId.dcf(name));
    return amount === null ? '' : numbers.amount(amount);
  });
  if (flow !== undefined && flow !== '')
    return [
      t(
        msg`Crecimiento a perpetuidad implícito: ${growth}, desde el flujo de ${year} con todo su EBIT gravado al tipo a perpetuidad: ${flow}.`,
      ),
    ];
  if (profit !== undefined && profit !== '')
    return [
      t(
        msg`Crecimiento a perpetuidad implícito: ${growth}, desde un beneficio después de impuestos de ${profit} en ${year} y con lo que cuesta crecer a esa rentabilidad del capital.`,
      ),
    ];
  return [t(msg`Crecimiento a perpetuidad implícito: ${growth}.`)];
};

/** The multiple implied by a perpetuity at the close of the last year, so that a reader can recompute it. */
const impliedMultipleText = ({ input, numbers, t }: ReportContext): string => {
  const { figures } = input.outcome;
  const implied = figures[figureId.dcf('impliedExitMultiple')];
  if (implied === undefined) return '';
  const of = findFormulaOperands(figures, implied);
  const multiple = numbers.multiple(implied.value);
  const value = numbers.money(of('terminalValue'));
  const ebitda = numbers.money(of('ebitda'));
  const years = of('explicitYears') - of('terminalTime');
  if (years === 0) return t(msg`Múltiplo de salida implícito: ${value} / ${ebitda} = ${multiple}.`);
  const rate = numbers.rate(of('weightedAverageCostOfCapital'), 2);
  const span = numbers.number(years, shortestDecimals(years, 3));
  return t(
    msg`Múltiplo de salida implícito, al cierre del último año: ${value} × (1 + ${rate})^${span} / ${ebitda} = ${multiple}.`,
  );
};

const methodRemarks = (context: ReportContext): string[] => {
  const { document, t } = context;
  const midYear = document.discounting === 'mid-year';
  if (isGrowthDriven(document.terminal)) {
    const multiple = impliedMultipleText(context);
    return [
      ...(midYear
        ? [
            t(
              msg`El valor terminal se descuenta a N − 0,5 porque Gordon parte de flujos de mitad de año.`,
            ),
          ]
        : []),
      ...(multiple === '' ? [] : [multiple]),
    ];
  }
  return [
    ...(midYear
      ? [t(msg`El múltiplo de salida es un precio al cierre del último año: se descuenta a N.`)]
      : []),
    ...impliedGrowthRemark(context),
  ];
};

/** The reason why the terminal value is discounted in this way, and what it implies under the other method. */
export const terminalRemarks = (context: ReportContext): string[] => [
  ...methodRemarks(context),
  ...impliedRemark(context),
];
