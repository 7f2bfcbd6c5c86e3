import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { FigureUnit, ProjectionLine } from '@valia/valuation/figure.ts';
import type { DriverField } from '../valuation-fields/driver-fields.ts';
import { partialYear } from './partial-year.ts';

/** The engine treats days as a plain number, but they are displayed as days. */
type LineUnit = FigureUnit | 'days';

/** One row of the projection, depending on the chosen options. */
export interface ProjectionRowPlan {
  line: ProjectionLine;
  /** The figure of closed years in this row, as `accounts.{year}.{account}`; null when they have none. */
  account: string | null;
  unit: LineUnit;
  driver?: DriverField;
  negated?: boolean;
  emphasis?: 'total' | 'result';
}

const money = (
  line: ProjectionLine,
  account: string | null,
  options: Pick<ProjectionRowPlan, 'negated' | 'emphasis'> = {},
): ProjectionRowPlan => ({ line, account, unit: 'money', ...options });

const driven = (
  line: ProjectionLine,
  driver: DriverField,
  account: string | null = null,
  unit: LineUnit = 'rate',
): ProjectionRowPlan => ({ line, account, unit, driver });

type Projection = ValuationDocument['projection'];

const cost = { negated: true } as const;
const total = { emphasis: 'total' } as const;

const isGiven = ({ drivers: { depreciationToRevenue } }: Projection): boolean =>
  depreciationToRevenue.path.kind !== 'constant' || depreciationToRevenue.path.value !== null;

/** With an EBIT margin and overall reinvestment, amortisation is needed only for a sale by an EBITDA multiple. */
const showsDepreciation = ({ projection, terminal }: ValuationDocument): boolean =>
  projection.ebitMargin === undefined ||
  projection.reinvestment === undefined ||
  isGiven(projection) ||
  terminal.method === 'exit-multiple' ||
  terminal.average !== undefined;

const profitRows = (document: ValuationDocument): ProjectionRowPlan[] => {
  const { ebitMargin } = document.projection;
  const isLeased = document.leases !== undefined;
  const ebitda = money(isLeased ? 'ebitdaAfterRent' : 'ebitda', 'normalisedEbitda', total);
  const ebit = money(isLeased ? 'ebitAfterRent' : 'ebit', 'normalisedEbit', total);
  const depreciation = [
    money('depreciationAndAmortization', 'depreciationAndAmortization', cost),
    driven(
      'depreciationToRevenue',
      'projection.drivers.depreciationToRevenue',
      'depreciationToRevenue',
    ),
  ];
  if (ebitMargin === undefined) {
    const margin = driven(
      'ebitdaMargin',
      'projection.drivers.ebitdaMargin',
      'normalisedEbitdaMargin',
    );
    return [ebitda, margin, ...depreciation, ebit];
  }
  const margin = driven('ebitMargin', 'projection.ebitMargin', 'normalisedEbitMargin');
  return showsDepreciation(document) ? [ebitda, ...depreciation, ebit, margin] : [ebit, margin];
};

/** The rows from the profit after rents to the profit that is taxed and valued. */
const leaseRows = ({ leases }: ValuationDocument): ProjectionRowPlan[] =>
  leases === undefined
    ? []
    : [money('rent', null), money('leaseDepreciation', null, cost), money('ebit', null, total)];

const lossRows = ({ losses }: Projection): ProjectionRowPlan[] =>
  losses === undefined ? [] : [money('lossesUsed', null), money('closingLosses', null)];

const workingCapitalRows = ({ workingCapital }: Projection): ProjectionRowPlan[] => {
  const change = money('changeInNetWorkingCapital', 'changeInNetWorkingCapital', cost);
  if (workingCapital === undefined) {
    const field = 'projection.drivers.netWorkingCapitalToRevenue';
    const share = 'netWorkingCapitalToRevenue';
    return [change, driven(share, field, share)];
  }
  if (workingCapital.basis === 'amount') {
    const field = 'projection.workingCapital.amount';
    return [change, driven('netWorkingCapitalAmount', field, 'netWorkingCapital', 'money')];
  }
  return [
    change,
    driven('inventoryDays', 'projection.workingCapital.inventoryDays', null, 'days'),
    driven('receivableDays', 'projection.workingCapital.receivableDays', null, 'days'),
    driven('payableDays', 'projection.workingCapital.payableDays', null, 'days'),
  ];
};

const investmentRows = (projection: Projection): ProjectionRowPlan[] => {
  if (projection.reinvestment !== undefined) {
    const field = 'projection.reinvestment.salesToCapital';
    return [money('reinvestment', null, cost), driven('salesToCapital', field, null, 'multiple')];
  }
  const share = 'capitalExpenditureToRevenue';
  return [
    money('capitalExpenditure', 'capitalExpenditure', cost),
    driven(share, `projection.drivers.${share}`, share),
    ...workingCapitalRows(projection),
  ];
};

/** The rows from revenue to the present value of each year's free cash flow. */
export const projectionPlan = (document: ValuationDocument): ProjectionRowPlan[] => {
  const { projection, costOfCapital } = document;
  return [
    money('revenue', 'revenue', total),
    driven('revenueGrowth', 'projection.drivers.revenueGrowth', 'revenueGrowth'),
    ...profitRows(document),
    ...leaseRows(document),
    ...lossRows(projection),
    money('tax', 'tax', cost),
    driven('taxRate', 'projection.drivers.taxRate', 'taxRate'),
    ...investmentRows(projection),
    ...(document.leases === undefined || projection.reinvestment !== undefined
      ? []
      : [money('changeInLeaseDebt', null, cost)]),
    money('freeCashFlowToFirm', 'freeCashFlowToFirm', { emphasis: 'result' }),
    ...(partialYear(document) === null ? [] : [money('freeCashFlowInStub', null)]),
    ...(costOfCapital.path === undefined
      ? []
      : [{ line: 'costOfCapital', account: null, unit: 'rate' } as const]),
    { line: 'discountFactor', account: null, unit: 'factor' },
    money('presentValue', null),
  ];
};
