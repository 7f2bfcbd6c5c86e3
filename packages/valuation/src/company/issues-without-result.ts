import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';

/** An issue for a requested value that is out of range; `field` is a path in the request. */
export const outOfRangeIssue = (
  field: string,
  params: Record<string, number> = {},
): ValuationIssue => ({
  severity: 'error',
  code: 'value-out-of-range',
  field,
  params,
});

/**
 * The issues because of which a valuation has no result, each with its field in the document; empty when it has one.
 */
export const issuesWithoutResult = (inputs: ValuationInputs): ValuationIssue[] => {
  const { result, issues } = valueCompany(inputs);
  return result === null ? issues.filter(({ severity }) => severity !== 'warning') : [];
};
