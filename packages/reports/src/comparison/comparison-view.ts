import { msg } from '@lingui/core/macro';
import type { ComparedVersion } from '@valia/domain/reports/valuation-report-input.ts';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import { formatTime } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { withoutIneffectiveDiscounts } from '@valia/valuation/discounts/without-ineffective-discounts.ts';
import type { ValuationResult } from '@valia/valuation/valuation-outcome.ts';
import { type Waterfall, waterfall } from '@valia/valuation/analyses/waterfall.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { costOfCapitalName } from '../dcf/cost-of-capital-view.ts';
import { withinSentence } from '@valia/i18n/terms/within-sentence.ts';
import { reportAnalyses } from '../content/report-analyses.ts';
import type { ReportContext } from '../content/report-context.ts';
import { roundingNotesOfSums } from '../content/rounding-notes.ts';
import {
  cell,
  column,
  type SideNotes,
  remark,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';
import type { WaterfallChartView } from '../charts/steps-chart-view.ts';
import { stepName, waterfallChartView } from './waterfall-chart-view.ts';

export interface ComparisonView {
  title: string;
  lead: string;
  tableTitle: string;
  table: ReportTable;
  /** Null when this engine would compute a different value for one of the snapshots than its stored one. */
  chart: (WaterfallChartView & { title: string }) | null;
  steps: ReportTable | null;
  margin: SideNotes;
}

interface Side {
  name: string;
  unit: number;
  result: ValuationResult;
}

const versionName = ({ t }: ReportContext, number: number): string => {
  const version = String(number);
  return t(msg`Versión ${version}`);
};

/** The closing date, and also the time when both snapshots were made on the same day. */
const closedText = (context: ReportContext, instant: string, other: string): string => {
  const { input, longDate, t } = context;
  const date = longDate(instant);
  const day = date === longDate(other) ? `${date}, ${formatTime(instant, input.language)}` : date;
  return t(msg`cerrada el ${day}.`);
};

const largestStep = ({ steps }: { steps: Waterfall['steps'] }) =>
  steps.toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))[0];

const leadText = (context: ReportContext, earlier: Side, moved: Waterfall | null): string => {
  const { numbers, document, result, t } = context;
  const scale = earlier.unit / document.unit;
  const before = numbers.amountRounding.round(equityOfResult(earlier.result).central * scale);
  const after = numbers.amountRounding.round(equityOfResult(result).central);
  const from = numbers.bareAmount(before);
  const to = numbers.amount(after);
  if (before === after) return t(msg`El valor no cambia: ${to}.`);
  const step = moved && largestStep(moved);
  if (!step) return t(msg`El valor pasa de ${from} a ${to}.`);
  const name = withinSentence(stepName(context, step.name));
  const effect = numbers.amount(Math.abs(step.effect));
  return step.effect < 0
    ? t(msg`El valor pasa de ${from} a ${to}. Lo que más pesa: ${name}, ${effect} menos.`)
    : t(msg`El valor pasa de ${from} a ${to}. Lo que más pesa: ${name}, ${effect} más.`);
};

interface ComparedFigure {
  label: string;
  pick: (one: ValuationResult) => number | null;
  write: (value: number) => string;
  change: (difference: number) => string;
  /** The number of decimals that `write` prints. */
  decimals: number;
  /** Whether amounts of the earlier snapshot are converted to the unit of the later one. */
  isMoney: boolean;
  kind: 'normal' | 'total';
}

type Pick = ComparedFigure['pick'];

const withSign = (text: string, value: number): string => {
  if (value === 0) return '\u2013';
  return value > 0 ? `+${text}` : text;
};

const comparedMoney = (
  { numbers, result, t }: ReportContext,
  earlier: ValuationResult,
): ComparedFigure[] => {
  const money = (label: string, pick: Pick, kind: 'normal' | 'total' = 'normal') => ({
    label,
    pick,
    kind,
    write: numbers.money,
    change: numbers.signed,
    decimals: numbers.moneyDecimals,
    isMoney: true,
  });
  const after = [earlier, result].some((one) => one.equityAfterDiscounts !== undefined);
  const central = after ? t(valuationTerms.discounts.equityValue) : t(msg`Fondos propios, central`);
  return [
    money(t(valuationTerms.result.enterpriseValue), (one) => one.enterpriseValue.central),
    money(t(msg`Fondos propios, bajo`), (one) => equityOfResult(one).low),
    money(central, (one) => equityOfResult(one).central, 'total'),
    money(t(msg`Fondos propios, alto`), (one) => equityOfResult(one).high),
    money(t(valuationTerms.accountFigures.normalisedEbitda), (one) => one.normalisedEbitda),
    money(t(valuationTerms.bridgeFigures.netFinancialDebt), (one) => one.netFinancialDebt),
  ];
};

const comparedRatios = (context: ReportContext): ComparedFigure[] => {
  const { document, input, numbers, result, t } = context;
  const documents = input.compared === null ? [document] : [input.compared.document, document];
  const rest = { isMoney: false, kind: 'normal' } as const;
  const rate = (label: string, pick: Pick): ComparedFigure => ({
    ...rest,
    label,
    pick,
    write: (value) => numbers.rate(value, 2),
    decimals: 4,
    change: (value) => withSign(`${numbers.number(value * 100, 2)}\u00a0pp`, value),
  });
  const implied: ComparedFigure = {
    ...rest,
    label: t(valuationTerms.result.impliedEvToEbitda),
    pick: (one) => one.impliedEvToEbitda,
    write: (value) => numbers.multiple(value),
    decimals: 2,
    change: (value) => withSign(numbers.multiple(value), value),
  };
  if (result.dcf === null) return [implied];
  return [
    implied,
    rate(costOfCapitalName(documents, t), (one) => one.weightedAverageCostOfCapital),
    rate(t(valuationTerms.dcfFigures.terminalValueShare), (one) => one.terminalValueShare),
  ];
};

const figureRows = (context: ReportContext, earlier: Side) => {
  const { document, result, t } = context;
  const missing = t(msg`n. d.`);
  const scale = earlier.unit / document.unit;
  return [...comparedMoney(context, earlier.result), ...comparedRatios(context)].map((line) => {
    const given = line.pick(earlier.result);
    const before = given === null ? null : given * (line.isMoney ? scale : 1);
    const after = line.pick(result);
    const text = (value: number | null) => (value === null ? missing : line.write(value));
    const change =
      before === null || after === null
        ? missing
        : line.change(asPrinted(after - before, line.decimals));
    const reached = cell(text(after), line.kind === 'total' ? 'value' : 'none');
    return row(line.label, [text(before), reached, change], { kind: line.kind });
  });
};

/** The waterfall, when this engine still computes the stored values of both snapshots. */
const waterfallOf = (context: ReportContext, compared: ComparedVersion): Waterfall | null => {
  if (compared.document.unit !== context.document.unit) return null;
  const earlier = reportAnalyses(compared).inputs();
  const later = context.analyses.inputs();
  return earlier && later && waterfall(earlier, later);
};

const stepsTable = (context: ReportContext, moved: Waterfall, names: Side[]) => {
  const { numbers, t } = context;
  const { from, steps, to } = moved;
  const [earlier, later] = names.map(({ name }) => name);
  return {
    corner: unitName(context.numbers),
    columns: [column(t(msg`Efecto`))],
    rows: [
      row(earlier ?? '', [numbers.money(from)], { kind: 'strong' as const }),
      ...steps.map(({ effect, name }) => row(stepName(context, name), [numbers.signed(effect)])),
      row(later ?? '', [numbers.money(to)], { kind: 'total' as const }),
    ],
  };
};

/** Two snapshots side by side, and the changes that lead from one to the other; null without a second one. */
export const comparisonView = (context: ReportContext): ComparisonView | null => {
  const { document, input, result, t } = context;
  const { compared, snapshot } = input;
  if (compared === null || compared.outcome.result === null) return null;
  const earlier: Side = {
    name: versionName(context, compared.number),
    unit: compared.document.unit,
    result: withoutIneffectiveDiscounts(compared.outcome, compared.outcome.result),
  };
  const later: Side = {
    name: versionName(context, snapshot.number),
    unit: document.unit,
    result,
  };
  const moved = waterfallOf(context, compared);
  return {
    title: t(msg`Comparación de versiones`),
    lead: leadText(context, earlier, moved),
    tableTitle: t(msg`Las dos versiones`),
    table: {
      corner: unitName(context.numbers),
      columns: [column(earlier.name), column(later.name, true), column(t(msg`Cambio`))],
      rows: figureRows(context, earlier),
    },
    chart: moved && {
      ...waterfallChartView(context, moved, { from: earlier.name, to: later.name }),
      title: t(msg`De un valor al otro`),
    },
    steps: moved && stepsTable(context, moved, [earlier, later]),
    margin: {
      title: t(msg`Versiones`),
      notes: [
        remark(closedText(context, compared.createdAt, snapshot.createdAt), earlier.name),
        remark(closedText(context, snapshot.createdAt, compared.createdAt), later.name),
        ...(moved === null
          ? []
          : roundingNotesOfSums(context, [
              moved.to,
              [moved.from, ...moved.steps.map(({ effect }) => effect)],
            ])),
        remark(
          moved === null
            ? t(msg`El paso de una a otra no se desglosa: cambia el motor de cálculo o la unidad.`)
            : t(msg`Cada paso cambia una parte de los datos, con las anteriores ya cambiadas.`),
        ),
      ],
    },
  };
};
