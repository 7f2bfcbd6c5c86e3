import { equityOfResult } from '../equity-of-result.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';
import { valueCompany } from './value-company.ts';

/** The relative difference up to which two computations count as equal. */
const tolerance = 1e-9;

/** Whether this engine computes the same value for these inputs as the engine that computed the outcome. */
export const hasSameValue = (
  inputs: ValuationInputs,
  { result }: Pick<ValuationOutcome, 'result'>,
): boolean => {
  const today = valueCompany(inputs).result;
  if (result === null || today === null) return false;
  const closed = equityOfResult(result).central;
  const now = equityOfResult(today).central;
  return Math.abs(now - closed) <= Math.abs(closed) * tolerance;
};
