import { msg, plural } from '@lingui/core/macro';
import { figureId } from '@valia/valuation/figure.ts';
import { bridgeGaps, dcfBridgeView, multiplesBridgeView } from './bridge-view.ts';
import { costOfCapitalView, type LedgerView } from './cost-of-capital-view.ts';
import { multiplesView, type MultiplesView } from './multiples-view.ts';
import { pocketCheckView, type PocketCheckView } from './pocket-check-view.ts';
import type { ReportContext } from './report-context.ts';
import { type LetteredNotes, type MarginNotes, remark } from './report-table.ts';
import { sensitivityView, type SensitivityView } from './sensitivity-view.ts';
import { terminalRemarks } from './terminal-value-view.ts';

/** From the accounts and flows to the value, by the method's parts; null where a part is not of the method. */
export interface CalculationView {
  title: string;
  lead: string;
  costOfCapital: LedgerView | null;
  bridge: LedgerView;
  /** Sources of the cost of capital and the bridge; the other parts carry their own. */
  margin: MarginNotes;
  /** The parts fill a page of their own: their notes then follow one another in its margin. */
  isDense: boolean;
  sensitivity: SensitivityView | null;
  multiples: MultiplesView | null;
  check: PocketCheckView | null;
}

const dcfLead = ({ figure, numbers, projectedYears, result, t }: ReportContext): string => {
  const count = projectedYears.length;
  const value = numbers.amount(result.dcf?.enterpriseValue.central ?? 0);
  const multiple = figure(figureId.dcf('impliedEvToEbitda'));
  const years = t(msg`${plural(count, { one: '# año de flujos', other: '# años de flujos' })}`);
  if (multiple === null)
    return t(msg`Con ${years} y un valor terminal, el valor de empresa es de ${value}.`);
  const times = numbers.number(multiple, 2);
  return t(
    msg`Con ${years} y un valor terminal, el valor de empresa es de ${value}, ${times} veces el EBITDA normalizado.`,
  );
};

const multiplesLead = ({ figure, numbers, result, t }: ReportContext): string => {
  const applied = numbers.multiple(figure(figureId.appliedMultiple('central')) ?? 0);
  const value = numbers.amount(result.multiples?.enterpriseValue.central ?? 0);
  return t(msg`A ${applied} el EBITDA normalizado, el valor de empresa es de ${value}.`);
};

const mixedLead = ({ numbers, result, t }: ReportContext): string => {
  const dcf = numbers.amount(result.dcf?.equityValue.central ?? 0);
  const multiples = numbers.amount(result.multiples?.equityValue.central ?? 0);
  return t(msg`Los fondos propios valen ${dcf} por DCF y ${multiples} por múltiplos.`);
};

const leadText = (context: ReportContext): string => {
  const { dcf, multiples } = context.result;
  if (dcf !== null && multiples !== null) return mixedLead(context);
  return dcf === null ? multiplesLead(context) : dcfLead(context);
};

const bridgeMargin = (context: ReportContext, letters: LetteredNotes): MarginNotes => {
  const gaps = bridgeGaps(context);
  const remarks = [
    ...(context.result.dcf === null ? [] : terminalRemarks(context)),
    ...(gaps === '' ? [] : [gaps]),
  ];
  return {
    title: context.t(msg`Hipótesis y fuentes`),
    notes: [...letters.take(), ...remarks.map((text) => remark(text))],
  };
};

export const calculationView = (
  context: ReportContext,
  letters: LetteredNotes,
): CalculationView => {
  const { result, t } = context;
  const hasDcf = result.dcf !== null;
  const costOfCapital = hasDcf ? costOfCapitalView(context, letters) : null;
  const bridge = hasDcf ? dcfBridgeView(context, letters) : multiplesBridgeView(context, letters);
  const sensitivity = sensitivityView(context);
  const multiples = result.multiples === null ? null : multiplesView(context);
  return {
    title: t(msg`Cálculo del valor`),
    lead: leadText(context),
    costOfCapital,
    bridge,
    sensitivity,
    multiples,
    margin: bridgeMargin(context, letters),
    isDense: hasDcf && multiples !== null,
    check: pocketCheckView(context),
  };
};
