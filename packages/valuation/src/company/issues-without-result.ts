import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';

/** Says that what was asked lies out of range; `field` is a path in the question. */
export const outOfRange = (field: string, params: Record<string, number> = {}): ValuationIssue => ({
  severity: 'error',
  code: 'value-out-of-range',
  field,
  params,
});

/** Why a valuation has no result, each at its field in the document; empty when it has one. */
export const issuesWithoutResult = (inputs: ValuationInputs): ValuationIssue[] => {
  const { result, issues } = valueCompany(inputs);
  return result === null ? issues.filter(({ severity }) => severity !== 'warning') : [];
};
