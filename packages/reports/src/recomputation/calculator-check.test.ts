import { describe, expect, test } from 'vitest';
import { calculatorCheck } from './calculator-check.ts';
import { fractionToNumber } from '../arithmetic/fraction.ts';
import type { PrintedStep } from '../arithmetic/printed-arithmetic.ts';
import { reportContext } from '../content/report-context.ts';
import {
  discountedOnly,
  minimalCompany,
  sampleReportInput,
} from '../testing/sample-report-input.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

const checkOf = (document: ValuationDocument) => {
  const input = sampleReportInput(document, 'es');
  if (input.outcome.result === null) throw new Error('the sample has no result');
  return calculatorCheck(
    reportContext(input, input.outcome.result, ({ message }) => message ?? ''),
  );
};

const comesTo = (step: PrintedStep | null | undefined) =>
  step ? fractionToNumber(step.result.exact) : null;

describe('the value from the printed figures alone', () => {
  test('the worked example gives what the published check gives', () => {
    const check = checkOf(valdeorzaDocument());
    expect(comesTo(check.dcf?.gordon)).toBe(9_498_126);
    expect(comesTo(check.dcf?.enterpriseValue)).toBe(8_778_237);
    expect(comesTo(check.dcf?.equity)).toBe(6_869_537);
    expect(comesTo(check.equityOfMultiples)).toBe(7_218_600);
    expect(comesTo(check.central)).toBe(7_009_162);
  });

  test('an exit multiple is taken of the printed EBITDA: 125,837 × 4.50 = 566,266.5', () => {
    expect(comesTo(checkOf(discountedOnly()).dcf?.exit)).toBe(566_267);
  });

  test('without a DCF it is the multiple of the printed EBITDA: 9,400 × 3', () => {
    const check = checkOf(minimalCompany());
    expect(check.dcf).toBeNull();
    expect(comesTo(check.central)).toBe(28_200);
  });
});
