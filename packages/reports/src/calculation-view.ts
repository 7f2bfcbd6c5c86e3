import { msg, plural } from '@lingui/core/macro';
import { netAssetTerms } from '@valia/i18n/terms/net-asset-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import {
  bridgeGaps,
  dcfBridgeView,
  multiplesBridgeView,
  terminalLedger,
} from './equity/bridge-view.ts';
import { bridgeChartView, type BridgeChartView } from './equity/bridge-chart-view.ts';
import type { LedgerView } from './dcf/ledger-view.ts';
import { costOfCapitalView } from './dcf/cost-of-capital-view.ts';
import { crossCheckView, type CrossCheckView } from './contrast/cross-check-view.ts';
import { leasesView, type LeasesView } from './leases/leases-view.ts';
import { multiplesView, type MultiplesView } from './multiples/multiples-view.ts';
import { discountsView } from './equity/discounts-view.ts';
import { netAssetsView } from './equity/net-assets-view.ts';
import type { ReportContext } from './content/report-context.ts';
import { roundingNotes } from './content/rounding-notes.ts';
import { discountRounding, ledgerRounding } from './equity/ledger-rounding.ts';
import { type LetteredNotes, type SideNotes, remark } from './content/report-table.ts';
import { sensitivityView, type SensitivityView } from './analysis/sensitivity-view.ts';
import { specificRiskView } from './dcf/specific-risk-view.ts';
import { terminalRemarks } from './dcf/terminal-value-view.ts';
import { valueRangeView, type ValueRangeView } from './equity/value-range-view.ts';
import { weightSensitivityView } from './analysis/weight-sensitivity-view.ts';

/** From the accounts and flows to the value, by the method's parts; null when a part does not belong to the method. */
export interface CalculationView {
  title: string;
  lead: string;
  costOfCapital: LedgerView | null;
  /** Null when it is part of the bridge. */
  terminal: LedgerView | null;
  bridge: LedgerView;
  /** The same as a chart; null when there is nothing between the enterprise value and the equity. */
  bridgeChart: BridgeChartView | null;
  /** The factors behind the specific premium, when they were scored. */
  specificRisk: (LedgerView & { margin: SideNotes }) | null;
  /** Adjusted net assets as a cross-check; null when they were not requested. */
  netAssets: (LedgerView & { margin: SideNotes }) | null;
  /** Null when rents are treated as an expense. */
  leases: (LeasesView & { margin: SideNotes }) | null;
  /** From the value of the whole to that of a holding and of a share. */
  discounts: (LedgerView & { margin: SideNotes }) | null;
  /** Sources of the cost of capital and the bridge; the other parts have their own. */
  margin: SideNotes;
  /** The parts fill a separate page, so their notes follow one another in its margin. */
  isDense: boolean;
  sensitivity: SensitivityView | null;
  multiples: MultiplesView | null;
  range: ValueRangeView | null;
  weights: SensitivityView | null;
  contrast: CrossCheckView | null;
}

const dcfLead = ({
  document,
  figure,
  numbers,
  projectedYears,
  result,
  t,
}: ReportContext): string => {
  const count = projectedYears.length;
  const value = numbers.amount(result.dcf?.enterpriseValue.central ?? 0);
  const multiple = figure(figureId.dcf('impliedEvToEbitda'));
  const years = t(msg`${plural(count, { one: '# año de flujos', other: '# años de flujos' })}`);
  if (multiple === null)
    return t(msg`Con ${years} y un valor terminal, el valor de empresa es de ${value}.`);
  const times = numbers.number(multiple, 2);
  return t(
    document.leases === undefined
      ? msg`Con ${years} y un valor terminal, el valor de empresa es de ${value}, ${times} veces el EBITDA normalizado.`
      : msg`Con ${years} y un valor terminal, el valor de empresa es de ${value}, ${times} veces el EBITDA antes de alquileres.`,
  );
};

const multiplesLead = ({ document, figure, numbers, result, t }: ReportContext): string => {
  if (document.multiples.further !== undefined) {
    const equity = numbers.amount(result.multiples?.equityValue.central ?? 0);
    return t(msg`La media ponderada de los múltiplos da unos fondos propios de ${equity}.`);
  }
  const applied = numbers.multiple(figure(figureId.appliedMultiple('central')) ?? 0);
  const value = numbers.amount(result.multiples?.enterpriseValue.central ?? 0);
  return t(
    document.leases === undefined
      ? msg`A ${applied} el EBITDA normalizado, el valor de empresa es de ${value}.`
      : msg`A ${applied} el EBITDA antes de alquileres, el valor de empresa es de ${value}.`,
  );
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

const bridgeMargin = (context: ReportContext, letters: LetteredNotes): SideNotes => {
  const gaps = bridgeGaps(context);
  const remarks = [
    ...(context.result.dcf === null ? [] : terminalRemarks(context)),
    ...(gaps === '' ? [] : [gaps]),
  ];
  return {
    title: context.t(msg`Hipótesis y fuentes`),
    notes: [...letters.take(), ...remarks.map((text) => remark(text)), ...ledgerRounding(context)],
  };
};

/** Whether no option is used whose tables fill a separate page. */
const isOrdinary = ({ document }: ReportContext): boolean =>
  document.multiples.further === undefined &&
  document.multiples.comparables === undefined &&
  document.multiples.deals === undefined &&
  document.terminal.average === undefined &&
  document.leases === undefined &&
  document.costOfCapital.specificRisk === undefined &&
  document.discounts === undefined;

const bridgeLedger = (
  context: ReportContext,
  letters: LetteredNotes,
  terminal: LedgerView | null,
): LedgerView =>
  context.result.dcf === null
    ? multiplesBridgeView(context, letters)
    : dcfBridgeView(context, letters, terminal);

const notedDiscounts = (
  context: ReportContext,
  letters: LetteredNotes,
): CalculationView['discounts'] => {
  const view = discountsView(context, letters);
  const margin = {
    title: context.t(msg`Descuentos`),
    notes: [...letters.take(), ...discountRounding(context)],
  };
  return view && { ...view, margin };
};

const notedSpecificRisk = (
  context: ReportContext,
  letters: LetteredNotes,
): CalculationView['specificRisk'] => {
  const view = specificRiskView(context, letters);
  const margin = { title: context.t(msg`Prima específica`), notes: letters.take() };
  return view && { ...view, margin };
};

const notedNetAssets = (
  context: ReportContext,
  letters: LetteredNotes,
): CalculationView['netAssets'] => {
  const view = netAssetsView(context, letters);
  const isOwn = (total: string) => total.startsWith('netAssets.');
  const margin = {
    title: context.t(netAssetTerms.netAssets),
    notes: [...letters.take(), ...roundingNotes(context, isOwn)],
  };
  return view && { ...view, margin };
};

const notedLeases = (context: ReportContext, letters: LetteredNotes): CalculationView['leases'] => {
  const view = leasesView(context, letters);
  const isOwn = (total: string) => total.startsWith('leases.');
  const margin = {
    title: context.t(msg`Arrendamientos`),
    notes: [...letters.take(), ...roundingNotes(context, isOwn)],
  };
  return view && { ...view, margin };
};

/** Null when it was not chosen. */
export const calculationView = (
  context: ReportContext,
  letters: LetteredNotes,
): CalculationView | null => {
  const { result, shows, t } = context;
  if (!shows('calculation')) return null;
  const hasDcf = result.dcf !== null;
  const leases = notedLeases(context, letters);
  const costOfCapital = hasDcf ? costOfCapitalView(context, letters) : null;
  const terminal = hasDcf ? terminalLedger(context, letters) : null;
  const bridge = bridgeLedger(context, letters, terminal);
  const margin = bridgeMargin(context, letters);
  const specificRisk = hasDcf ? notedSpecificRisk(context, letters) : null;
  const discounts = notedDiscounts(context, letters);
  const netAssets = notedNetAssets(context, letters);
  const sensitivity = shows('sensitivity') ? sensitivityView(context) : null;
  const multiples = result.multiples === null ? null : multiplesView(context);
  return {
    title: t(msg`Cálculo del valor`),
    lead: leadText(context),
    costOfCapital,
    terminal,
    bridge,
    bridgeChart: bridgeChartView(context),
    leases,
    specificRisk,
    discounts,
    netAssets,
    sensitivity,
    multiples,
    range: valueRangeView(context),
    weights: shows('sensitivity') ? weightSensitivityView(context) : null,
    contrast: crossCheckView(context),
    margin,
    isDense: hasDcf && multiples !== null && isOrdinary(context),
  };
};
