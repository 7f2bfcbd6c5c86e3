import { weighsEvToEbit } from '@valia/domain/reports/report-choice.ts';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { appliedMultiple } from '@valia/valuation/multiples/applied-multiple.ts';
import { contrastStep } from './contrast-step.ts';
import { ebitToCompare } from '../leases/leases-view.ts';
import { dealPricesOf } from '../multiples/deal-prices.ts';
import type { ReportContext } from '../content/report-context.ts';

/** One multiple set beside the value without weight, with what it would give; money of the valuation. */
export interface ContrastValue {
  multiple: number;
  enterprise: number;
  equity: number;
}

export interface ContrastCase {
  kind: 'listed-ev-ebit' | 'small-deals' | 'mid-market-deals';
  low: ContrastValue;
  /** Null for prices of deals, which are published as a range. */
  central: ContrastValue | null;
  high: ContrastValue;
}

const listedCase = (context: ReportContext, bridge: number): ContrastCase[] => {
  const { document, input, shows } = context;
  if (!shows('contrast-listed')) return [];
  const step = contrastStep(context);
  const ebit = ebitToCompare(context);
  const { listedContrast } = input;
  if (listedContrast === null || step === null || ebit === null || ebit <= 0) return [];
  if (weighsEvToEbit(document)) return [];
  const applied = appliedMultiple(listedContrast.evToEbit, step.value);
  const band = document.range.multipleBand;
  const at = (factor: number): ContrastValue => {
    const multiple = applied * factor;
    return { multiple, enterprise: ebit * multiple, equity: ebit * multiple + bridge };
  };
  return [{ kind: 'listed-ev-ebit', low: at(1 - band), central: at(1), high: at(1 + band) }];
};

/** Prices of small deals are of EBITDA after rents, so that no lease debt comes off them. */
const dealCases = (context: ReportContext, bridge: number): ContrastCase[] => {
  const { figure, result, shows } = context;
  const withoutLeases = bridge + (figure(figureId.lease('debt')) ?? 0);
  const at = (multiple: number): ContrastValue => ({
    multiple,
    enterprise: result.normalisedEbitda * multiple,
    equity: result.normalisedEbitda * multiple + withoutLeases,
  });
  const deals = (
    kind: ContrastCase['kind'],
    { high, low }: { low: number; high: number },
  ): ContrastCase => ({ kind, low: at(low), central: null, high: at(high) });
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
 * What other markets would pay, each where it was asked for; empty where EBITDA is not positive, for no multiple of it
 * says anything.
 */
export const contrastCases = (context: ReportContext): ContrastCase[] => {
  const { figure, result } = context;
  const bridge = figure(figureId.bridgeTotal());
  if (bridge === null || result.normalisedEbitda <= 0) return [];
  return [...listedCase(context, bridge), ...dealCases(context, bridge)];
};
