import { figureId } from './figure.ts';
import { sizeStepByEnterpriseValue } from './multiples/size-step-by-enterprise-value.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';
import { valueListedMultiple } from './value-applied-multiple.ts';
import type { BridgeFigures } from './value-bridge.ts';
import type { MultipleKind, ValuationInputs } from './valuation-inputs.ts';

/** A multiple, and what it is applied to. */
export interface MultipleInUse {
  kind: MultipleKind;
  metric: Traced;
}

const stepFormula = (
  { kind, metric }: MultipleInUse,
  listed: Traced,
  unit: Traced,
  bridge: BridgeFigures,
): Pick<Derivation, 'formula' | 'operands' | 'value'> => {
  const rest = [
    ['multiple', listed],
    ['unit', unit],
  ] as const;
  const value = (amount: number, multiple: number, units: number) =>
    sizeStepByEnterpriseValue(amount * multiple * units);
  switch (kind) {
    case 'evToEbitda':
      return {
        formula: 'size-step-by-enterprise-value',
        operands: [['ebitda', metric], ...rest],
        value,
      };
    case 'evToEbit':
    case 'evToSales':
      return { formula: 'size-step-by-multiple', operands: [['amount', metric], ...rest], value };
    case 'priceToEarnings':
      return {
        formula: 'size-step-by-earnings',
        operands: [['amount', metric], ...rest, ['bridgeTotal', bridge.total]],
        value: (amount, multiple, units, total) =>
          sizeStepByEnterpriseValue(amount * multiple * units, -total * units),
      };
  }
};

/** The size step: given, or that of the bracket which the enterprise value by this multiple falls in. */
export const valueSizeStep = (
  trace: Trace,
  inputs: ValuationInputs,
  used: MultipleInUse,
  bridge: BridgeFigures,
): Traced => {
  const { sizeStep } = inputs.multiples;
  if (sizeStep.mode === 'manual') {
    const field = 'multiples.sizeStep.value';
    const { value } = sizeStep;
    return trace.required({
      id: figureId.sizeStep(),
      field,
      value,
      unit: 'rate',
      limit: 'size-step',
    });
  }
  const listed = valueListedMultiple(trace, inputs, used.kind, 'central');
  const unit = requiredInput(trace, 'unit', inputs.unit, 'factor', 'positive');
  return trace.derive({
    id: figureId.sizeStep(),
    unit: 'rate',
    ...stepFormula(used, listed, unit, bridge),
  });
};
