import {
  toValuationInputs,
  type ValuationDocument,
} from '../valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { writeField } from '../valuation-fields/write-field.ts';
import type { StepId } from './valuation-steps.ts';
import { isComplete, stepProgress } from './step-progress.ts';
import { workedExample } from '../testing/worked-example.ts';

const progress = (step: StepId, document: ValuationDocument) =>
  stepProgress(step, {
    document,
    outcome: valueCompany(toValuationInputs(document)),
    refused: {},
    serverIssues: {},
  });

describe('what a step lacks', () => {
  it('a filled step is complete, and the result waits for the conclusion', () => {
    expect(isComplete(progress('accounts', workedExample))).toBe(true);
    expect(progress('result', workedExample).missing).toBe(1);
  });

  it('a missing figure counts in the step where it is typed', () => {
    const document = writeField(workedExample, 'bridge.cash', null);
    expect(progress('bridge', document).missing).toBe(1);
    expect(isComplete(progress('accounts', document))).toBe(true);
  });

  it('a growth above the cost of capital is wrong in the step of the terminal value', () => {
    const document = writeField(workedExample, 'terminal.terminalGrowth', 0.2);
    expect(progress('terminal-value', document).wrong).toBe(1);
  });

  it('weights that do not sum to one are wrong in their step', () => {
    const document = writeField(workedExample, 'weights.dcf', 0.9);
    expect(progress('weights', document).wrong).toBeGreaterThan(0);
  });
});
