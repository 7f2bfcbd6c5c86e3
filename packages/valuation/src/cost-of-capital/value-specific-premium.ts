import { figureId } from '../figure.ts';
import { optionalInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { type ValuationInputs } from '../valuation-inputs.ts';
import { specificRiskFactors } from './specific-risk-factors.ts';
import { specificPremium } from './specific-premium.ts';
import { buildUpField } from './value-debt-spread.ts';

export const specificRiskField = 'costOfCapital.specificRisk';

/** The premium proposed from the scored factors; null when no factor is scored. */
const proposedPremium = (trace: Trace, inputs: ValuationInputs): Traced => {
  const factors = inputs.costOfCapital.specificRisk;
  if (factors === undefined) return null;
  const scores = specificRiskFactors.flatMap((factor) => {
    const { score } = factors[factor];
    if (score === null) return [];
    const field = `${specificRiskField}.${factor}.score`;
    const id = figureId.input(field);
    return [trace.leaf({ id, field, value: score, unit: 'count', limit: 'risk-score' })];
  });
  if (scores.length === 0) return null;
  return trace.deriveFromList({
    id: figureId.costOfCapital('proposedSpecificPremium'),
    unit: 'rate',
    formula: 'specific-premium-by-factors',
    operands: scores.map((score) => ['riskScore', score] as const),
    value: specificPremium,
  });
};

/** The specific premium: the entered one, otherwise the one proposed from the risk factors, otherwise none. */
export const valueSpecificPremium = (trace: Trace, inputs: ValuationInputs): Traced => {
  const { specificRiskPremium } = inputs.costOfCapital.buildUp;
  const proposed = proposedPremium(trace, inputs);
  if (specificRiskPremium === null && proposed !== null) return proposed;
  return optionalInput(trace, buildUpField('specificRiskPremium'), specificRiskPremium, 'rate');
};
