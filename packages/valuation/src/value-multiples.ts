import { figureId, type RangePoint } from './figure.ts';
import { appliedMultiple } from './multiples/applied-multiple.ts';
import { sizeStepByEnterpriseValue } from './multiples/size-step-by-enterprise-value.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { BaseYear } from './value-accounts.ts';
import { valueEquity, type BridgeFigures } from './value-bridge.ts';
import type { MethodFigures } from './method-figures.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

/** Banks and insurers: debt is their raw material, so enterprise value means nothing. */
const sectorWithoutEnterpriseMultiple = 'FIN';

const multipleField = (point: RangePoint): string => `multiples.evToEbitda.${point}`;

const valueSizeStep = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  multiple: Traced,
): Traced => {
  const { sizeStep } = inputs.multiples;
  if (sizeStep.mode === 'manual') {
    const field = 'multiples.sizeStep.value';
    return trace.required({ id: figureId.sizeStep(), field, value: sizeStep.value, unit: 'rate' });
  }
  return trace.derive({
    id: figureId.sizeStep(),
    unit: 'rate',
    formula: 'size-step-by-enterprise-value',
    operands: [
      ['ebitda', base.normalisedEbitda],
      ['multiple', multiple],
      ['unit', requiredInput(trace, 'unit', inputs.unit, 'factor')],
    ],
    value: (ebitda, listed, unit) => sizeStepByEnterpriseValue(ebitda * listed * unit),
  });
};

const valueApplied = (
  trace: Trace,
  point: RangePoint,
  multiple: Traced,
  sizeStep: Traced,
): Traced =>
  trace.derive({
    id: figureId.appliedMultiple(point),
    unit: 'multiple',
    formula: 'applied-multiple',
    operands: [
      ['multiple', multiple],
      ['sizeStep', sizeStep],
    ],
    value: appliedMultiple,
  });

/** Where no low or high multiple is given, the adviser's band around the applied one. */
const valueEdge = (
  trace: Trace,
  inputs: ValuationInputs,
  point: 'low' | 'high',
  central: Traced,
  sizeStep: Traced,
): Traced => {
  const multiple = inputs.multiples.evToEbitda[point];
  if (multiple !== null) {
    return valueApplied(
      trace,
      point,
      requiredInput(trace, multipleField(point), multiple, 'multiple'),
      sizeStep,
    );
  }
  const sign = point === 'low' ? -1 : 1;
  return trace.derive({
    id: figureId.appliedMultiple(point),
    unit: 'multiple',
    formula: `multiple-band-${point}`,
    operands: [
      ['appliedMultiple', central],
      ['band', requiredInput(trace, 'range.multipleBand', inputs.range.multipleBand, 'rate')],
    ],
    value: (applied, band) => applied * (1 + sign * band),
  });
};

const valueAppliedMultiples = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
): Record<RangePoint, Traced> => {
  const listed = inputs.multiples.evToEbitda.central;
  const multiple = requiredInput(trace, multipleField('central'), listed, 'multiple');
  const sizeStep = valueSizeStep(trace, inputs, base, multiple);
  const central = valueApplied(trace, 'central', multiple, sizeStep);
  return {
    low: valueEdge(trace, inputs, 'low', central, sizeStep),
    central,
    high: valueEdge(trace, inputs, 'high', central, sizeStep),
  };
};

/** The multiples method: the base year's normalised EBITDA at the applied EV/EBITDA. Null for sectors without one. */
export const valueMultiples = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
): MethodFigures | null => {
  const { origin } = inputs.multiples.evToEbitda;
  if (origin.kind === 'sector' && origin.sector === sectorWithoutEnterpriseMultiple) {
    const optional = inputs.method === 'mixed' && inputs.mixedOverAvailable === true;
    return optional ? null : trace.error('sector-has-no-ev-multiple', multipleField('central'));
  }
  const applied = valueAppliedMultiples(trace, inputs, base);
  const enterprise = (point: RangePoint) =>
    trace.derive({
      id: figureId.multiplesEnterprise(point),
      unit: 'money',
      formula: 'enterprise-value-multiples',
      operands: [
        ['ebitda', base.normalisedEbitda],
        ['appliedMultiple', applied[point]],
      ],
      value: (ebitda, multiple) => ebitda * multiple,
    });
  const enterpriseValue = {
    low: enterprise('low'),
    central: enterprise('central'),
    high: enterprise('high'),
  };
  const equity = (point: RangePoint) =>
    valueEquity(trace, figureId.multiplesEquity(point), enterpriseValue[point], bridge.total);
  return {
    enterpriseValue,
    equityValue: { low: equity('low'), central: equity('central'), high: equity('high') },
  };
};
