import { cashShortfall } from './cash-shortfall.ts';
import { equityFromEnterprise } from './equity-from-enterprise.ts';
import { figureId } from '../figure.ts';
import { optionalInput, requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { LeaseFigures } from '../leases/value-leases.ts';
import type { BridgeItem, ValuationInputs } from '../valuation-inputs.ts';

export interface BridgeFigures {
  netFinancialDebt: Traced;
  total: Traced;
}

/**
 * The total to add to the enterprise value to get the equity value. It is negative when claims exceed other assets; a
 * tax position is positive when the company will receive it. Source: transactionservicestraining.com; Valutico.
 */
const valueBridgeTotal = (
  trace: Trace,
  netDebt: Traced,
  others: Derivation['operands'],
  leases: LeaseFigures | undefined,
  items: Traced | undefined,
): Traced => {
  const rest = { id: figureId.bridgeTotal(), unit: 'money' as const };
  const given = [['netFinancialDebt', netDebt] as const, ...others];
  const leased = leases === undefined ? [] : [['leaseDebt', leases.debt] as const];
  if (items !== undefined) {
    return trace.derive({
      ...rest,
      formula: 'bridge-total-with-items',
      operands: [...given, ['debtItems', items], ...leased],
      value: (debt, debtLike, minorities, assets, tax, added, leaseDebt = 0) =>
        -(debt + leaseDebt + added) - debtLike - minorities + assets + tax,
    });
  }
  return trace.derive({
    ...rest,
    formula: leases === undefined ? 'bridge-total' : 'bridge-total-with-leases',
    operands: [...given, ...leased],
    value: (
      netFinancialDebt,
      debtLikeItems,
      nonControllingInterests,
      nonOperatingAssets,
      taxPosition,
      leaseDebt = 0,
    ) =>
      -(netFinancialDebt + leaseDebt) -
      debtLikeItems -
      nonControllingInterests +
      nonOperatingAssets +
      taxPosition,
  });
};

/** The sum of the individual items added to the net debt; undefined when there are none. */
const valueDebtItems = (trace: Trace, { debtItems = [] }: ValuationInputs): Traced | undefined => {
  const items = debtItems.flatMap(({ amount }, index) => {
    if (amount === null) return [];
    const field = `debtItems.${index}.amount`;
    return [trace.leaf({ id: figureId.input(field), field, value: amount, unit: 'money' })];
  });
  if (items.length === 0) return undefined;
  return trace.deriveFromList({
    id: figureId.debtItems(),
    unit: 'money',
    formula: 'sum-of-debt-items',
    operands: items.map((item) => ['debtItem', item] as const),
    value: (amounts) => amounts.reduce((sum, amount) => sum + amount, 0),
  });
};

/**
 * Net debt. Only cash above the minimum that the business needs reduces it; a shortfall of cash increases it if the
 * adviser has chosen so. Source: transactionservicestraining.com.
 */
const valueNetDebt = (trace: Trace, { bridge, deductsCashShortfall }: ValuationInputs): Traced => {
  const given = (item: BridgeItem) => [trace, `bridge.${item}`, bridge[item], 'money'] as const;
  const debt = requiredInput(...given('financialDebt'));
  const cash = requiredInput(...given('cash'));
  const minimumCash = optionalInput(...given('minimumCash'));
  const shortfall = cashShortfall(bridge);
  const rest = {
    id: figureId.netFinancialDebt(),
    unit: 'money',
    operands: [
      ['financialDebt', debt],
      ['cash', cash],
      ['minimumCash', minimumCash],
    ],
  } as const;
  if (shortfall > 0) {
    if (deductsCashShortfall === true)
      return trace.derive({
        ...rest,
        formula: 'net-financial-debt-with-shortfall',
        value: (owed, held, least) => owed - (held - least),
      });
    trace.warn('cash-below-minimum', 'bridge.minimumCash', { shortfall });
  }
  return trace.derive({
    ...rest,
    formula: 'net-financial-debt',
    value: (owed, held, least) => owed - Math.max(0, held - least),
  });
};

/**
 * The bridge from enterprise to equity value. Debt and cash are required; other blank items are treated as 0. An item
 * may be negative, to correct an amount that another item includes.
 */
export const valueBridge = (
  trace: Trace,
  inputs: ValuationInputs,
  leases?: LeaseFigures,
): BridgeFigures => {
  const optional = (item: BridgeItem) =>
    optionalInput(trace, `bridge.${item}`, inputs.bridge[item], 'money');
  const debt = valueNetDebt(trace, inputs);
  const others = [
    ['debtLikeItems', optional('debtLikeItems')],
    ['nonControllingInterests', optional('nonControllingInterests')],
    ['nonOperatingAssets', optional('nonOperatingAssets')],
    ['taxPosition', optional('taxPosition')],
  ] as const;
  const items = valueDebtItems(trace, inputs);
  return { netFinancialDebt: debt, total: valueBridgeTotal(trace, debt, others, leases, items) };
};

/** The equity value for one enterprise value. */
export const valueEquity = (
  trace: Trace,
  id: string,
  enterpriseValue: Traced,
  total: Traced,
): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'equity-from-enterprise',
    operands: [
      ['enterpriseValue', enterpriseValue],
      ['bridgeTotal', total],
    ],
    value: equityFromEnterprise,
  });
