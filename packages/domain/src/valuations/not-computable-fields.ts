import type { ValuationIssue, ValuationIssueCode } from '@valia/valuation/valuation-outcome.ts';
import type { FieldIssue, FieldIssueCode } from '../errors/field-issue.ts';

const codes: Partial<Record<ValuationIssueCode, FieldIssueCode>> = {
  missing: 'required',
  'not-a-number': 'not-a-number',
};

/** The fields that prevent a valuation from having a result; mere warnings are excluded. */
export const toNotComputableFields = (issues: readonly ValuationIssue[]): FieldIssue[] =>
  issues
    .filter(({ severity }) => severity !== 'warning')
    .map(({ field, code, params }) => ({ path: field, code: codes[code] ?? 'not-valid', params }));
