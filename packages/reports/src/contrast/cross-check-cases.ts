import { hasEvToEbitWeight } from '@valia/domain/reports/report-choice.ts';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { appliedMultiple } from '@valia/valuation/multiples/applied-multiple.ts';
import { crossCheckStep } from './cross-check-step.ts';
import { ebitForMultiples } from '../leases/leases-view.ts';
import { dealPricesOf } from '../multiples/deal-prices.ts';
import type { ReportContext } from '../content/report-context.ts';

/** A multiple compared with the value without weight, and the values that it would give; money of the valuation. */
export interface CrossCheckValue {
  multiple: number;
  enterprise: number;
  equity: number;
}

export interface CrossCheckCase {
  kind: 'listed-ev-ebit' | 'small-deals' | 'mid-market-deals';
  low: CrossCheckValue;
  /** Null for deal prices, which are published as a range. */
  central: CrossCheckValue | null;
  high: CrossCheckValue;
}

const listedCase = (context: ReportContext, bridge: number): CrossCheckCase[] => {
  const { document, input, shows } = context;
  if (!shows('contrast-listed')) return [];
  const step = crossCheckStep(context);
  const ebit = ebitForMultiples(context);
  const { listedContrast } = input;
  if (listedContrast === null || step === null || ebit === null || ebit <= 0) return [];
  if (hasEvToEbitWeight(document)) return [];
  const applied = appliedMultiple(listedContrast.evToEbit, step.value);
  const band = document.range.multipleBand;
  const at = (factor: number): CrossCheckValue => {
    const multiple = applied * factor;
    return { multiple, enterprise: ebit * multiple, equity: ebit * multiple + bridge };
  };
  return [{ kind: 'listed-ev-ebit', low: at(1 - band), central: at(1), high: at(1 + band) }];
};

/** Prices of small deals refer to EBITDA after rents, so lease debt is not deducted from them. */
const dealCases = (context: ReportContext, bridge: number): CrossCheckCase[] => {
  const { figure, result, shows } = context;
  const withoutLeases = bridge + (figure(figureId.lease('debt')) ?? 0);
  const at = (multiple: number): CrossCheckValue => ({
    multiple,
    enterprise: result.normalisedEbitda * multiple,
    equity: result.normalisedEbitda * multiple + withoutLeases,
  });
  const deals = (
    kind: CrossCheckCase['kind'],
    { high, low }: { low: number; high: number },
  ): CrossCheckCase => ({ kind, low: at(low), central: null, high: at(high) });
  const { central, ...small } = dealPricesOf(context);
  return [
    ...(shows('contrast-small-deals')
      ? [{ ...deals('small-deals', small), central: central === null ? null : at(central) }]
      : []),
    ...(shows('contrast-mid-market')
      ? [deals('mid-market-deals', sizeReferences.midMarketDeals)]
      : []),
  ];
};

/**
 * The prices that other markets would pay, for each requested market; empty when EBITDA is not positive, because no
 * multiple of it is meaningful.
 */
export const crossCheckCases = (context: ReportContext): CrossCheckCase[] => {
  const { figure, result } = context;
  const bridge = figure(figureId.bridgeTotal());
  if (bridge === null || result.normalisedEbitda <= 0) return [];
  return [...listedCase(context, bridge), ...dealCases(context, bridge)];
};
