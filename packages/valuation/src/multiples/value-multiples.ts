import { figureId } from '../figure.ts';
import type { MethodFigures } from '../range/method-figures.ts';
import type { Trace } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import { orderedByValue, valueAppliedMultiples } from './value-applied-multiple.ts';
import { valueEquity, type BridgeFigures } from '../equity/value-bridge.ts';
import { valueByRangePoint, valueByMultiple } from './value-by-multiple.ts';
import { valueSeveralMultiples } from './value-several-multiples.ts';
import { valueSizeFactor } from './value-size-factor.ts';
import { valueSizeStep } from './value-size-step.ts';
import { usedMultiples } from './used-multiples.ts';
import { furtherMultipleKinds, type ValuationInputs } from '../valuation-inputs.ts';

/** With EV/EBITDA alone: the enterprise value, then the bridge. */
const valueEvToEbitda = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
): MethodFigures => {
  const used = { kind: 'evToEbitda', metric: base.ebitdaToCompare } as const;
  const sizeFactor = valueSizeFactor(trace, inputs, base.normalisedEbitda);
  const sizeStep = valueSizeStep(trace, inputs, [used], { bridge, sizeFactor });
  const applied = orderedByValue(
    base.ebitdaToCompare,
    valueAppliedMultiples(trace, inputs, 'evToEbitda', { sizeStep, sizeFactor }),
  );
  const enterpriseValue = valueByRangePoint((point) =>
    valueByMultiple(
      trace,
      figureId.multiplesEnterprise(point),
      base.ebitdaToCompare,
      applied[point],
      true,
    ),
  );
  const equityValue = valueByRangePoint((point) =>
    valueEquity(trace, figureId.multiplesEquity(point), enterpriseValue[point], bridge.total),
  );
  return { enterpriseValue, equityValue };
};

/** Whether any multiple has a weight other than 0. */
const hasWeight = ({ multiples: { evToEbitdaWeight, further = {} } }: ValuationInputs): boolean =>
  evToEbitdaWeight !== 0 || furtherMultipleKinds.some((kind) => (further[kind]?.weight ?? 0) !== 0);

/** The multiples method. Null while an input is missing; null with an error when no multiple is in use. */
export const valueMultiples = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
): MethodFigures | null => {
  if (usedMultiples(inputs.multiples).length === 0) {
    return hasWeight(inputs)
      ? trace.error('sector-has-no-ev-multiple', 'multiples.evToEbitda.central')
      : trace.error('value-out-of-range', 'multiples.evToEbitdaWeight', { value: 0 });
  }
  // With EV/EBITDA alone, weights are irrelevant.
  return inputs.multiples.further === undefined
    ? valueEvToEbitda(trace, inputs, base, bridge)
    : valueSeveralMultiples(trace, inputs, base, bridge);
};
