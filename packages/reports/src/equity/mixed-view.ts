import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import { methodsDistance } from '@valia/valuation/warnings/methods-distance.ts';
import type { MethodResult, ValueRange } from '@valia/valuation/valuation-outcome.ts';
import { headlineValues, roundingText } from '../content/headline-values.ts';
import { plus, printedAmount, printedFigures, times } from '../arithmetic/printed-arithmetic.ts';
import { printedEquation } from '../arithmetic/printed-equation.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import {
  cell,
  column,
  type SideNote,
  remark,
  type ReportRow,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

export interface MixedView {
  title: string;
  table: ReportTable;
  notes: SideNote[];
  /**
   * The reason why the methods differ, when it is too long for the margin, as paragraphs below the table; otherwise
   * empty.
   */
  reason: SideNote[];
}

/** A longer reason in the margin would leave blank paper next to it. */
const mostLettersInMargin = 250;

const points = ['low', 'central', 'high'] as const satisfies readonly RangePoint[];

/** `0,60`, with more decimals when the weight needs them. */
export const weightText = ({ numbers }: ReportContext, weight: number): string =>
  numbers.number(weight, Math.max(2, shortestDecimals(weight, 4)));

const roundedRow = (context: ReportContext): ReportRow => {
  const rounded = headlineValues(context);
  return row(
    roundingText(context, rounded.rounding).replace(/\.$/, ''),
    ['', ...points.map((point) => context.numbers.money(rounded[point]))],
    { kind: 'dim' },
  );
};

/**
 * The reason why the methods differ, in the adviser's words; a remark when they are far apart and no reason is given.
 */
const reasonNotes = ({ document, result, t }: ReportContext): SideNote[] => {
  const lead = t(msg`Motivo de la diferencia:`);
  const [first, ...others] = (document.reconciliation ?? '')
    .split(/\n+/u)
    .filter((paragraph) => paragraph.trim() !== '');
  if (first !== undefined) {
    return [
      remark(joinSentences(first), lead),
      ...others.map((text) => remark(joinSentences(text))),
    ];
  }
  return methodsDistance(result)?.isFar === true ? [remark(t(msg`no consta.`), lead)] : [];
};

const distanceNotes = ({ numbers, result, t }: ReportContext): SideNote[] => {
  const apart = methodsDistance(result);
  if (apart === null || !apart.isFar || apart.distance === null) return [];
  const distance = numbers.rate(apart.distance);
  return [
    remark(t(msg`el valor más alto supera en un ${distance} al más bajo.`), t(msg`Distancia:`)),
  ];
};

/** The equation that combines both values by their weights, with the amounts as printed. */
const weightedEquation = (
  context: ReportContext,
  dcf: MethodResult,
  multiples: MethodResult,
): string => {
  const { shortest } = printedFigures(context.numbers);
  const weighted = ({ weight }: MethodResult, id: string) =>
    times(shortest(weight, 2, 4), printedAmount(context, id));
  const sum = plus(
    weighted(dcf, figureId.dcfEquity('central')),
    weighted(multiples, figureId.multiplesEquity('central')),
  );
  return printedEquation(context, sum, context.result.equityValue.central);
};

/** Both methods with their weights and the result; null for a single method. */
export const mixedView = (context: ReportContext): MixedView | null => {
  const { figure, numbers, result, t } = context;
  const { dcf, multiples } = result;
  if (dcf === null || multiples === null) return null;
  const values = (range: ValueRange, id: (point: RangePoint) => string) =>
    points.map((point) => numbers.money(figure(id(point)) ?? range[point]));
  const method = (
    label: string,
    { equityValue, weight }: MethodResult,
    id: (point: RangePoint) => string,
  ) => row(label, [numbers.share(weight), ...values(equityValue, id)]);
  const isReached = result.equityAfterDiscounts === undefined;
  const mixed = points.map((point) =>
    cell(
      numbers.money(figure(figureId.equity(point)) ?? result.equityValue[point]),
      isReached && point === 'central' ? 'value' : 'none',
    ),
  );
  const reason = reasonNotes(context);
  const isLong = reason.reduce((sum, { text }) => sum + text.length, 0) > mostLettersInMargin;
  const equation = weightedEquation(context, dcf, multiples);
  return {
    title: t(msg`Valor mixto`),
    table: {
      corner: unitName(context.numbers),
      columns: [
        column(t(msg`Peso`)),
        ...points.map((point) => column(t(valuationTerms.rangePoints[point]))),
      ],
      rows: [
        method(t(valuationTerms.methodNames.dcf), dcf, figureId.dcfEquity),
        method(t(valuationTerms.methodNames.multiples), multiples, figureId.multiplesEquity),
        row(
          t(msg`Mixto, fondos propios`),
          [numbers.share(dcf.weight + multiples.weight), ...mixed],
          {
            kind: 'total',
          },
        ),
        ...(isReached ? [roundedRow(context)] : []),
      ],
    },
    notes: [remark(`${equation}.`), ...distanceNotes(context), ...(isLong ? [] : reason)],
    reason: isLong ? reason : [],
  };
};
