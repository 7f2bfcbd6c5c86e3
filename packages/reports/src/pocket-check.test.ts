import { describe, expect, test } from 'vitest';
import { pocketCheck } from './pocket-check.ts';
import { reportContext } from './report-context.ts';
import {
  discountedOnly,
  minimalCompany,
  sampleReportInput,
} from './testing/sample-report-input.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';

const checkOf = (document: ValuationDocument) => {
  const input = sampleReportInput(document, 'es');
  if (input.outcome.result === null) throw new Error('the sample has no result');
  return pocketCheck(reportContext(input, input.outcome.result, ({ message }) => message ?? ''));
};

describe('the value from the printed figures alone', () => {
  test('the worked example gives what the published check gives', () => {
    const check = checkOf(valdeorzaDocument());
    expect(check.dcf?.gordonValue).toBeCloseTo(9_498_126.0638, 3);
    expect(check.dcf?.enterpriseValue).toBeCloseTo(8_778_237.144, 3);
    expect(check.dcf?.equity).toBeCloseTo(6_869_537.144, 3);
    expect(check.equityOfMultiples).toBeCloseTo(7_218_600, 6);
    expect(check.central).toBeCloseTo(7_009_162.2864, 3);
  });

  test('an exit multiple is taken of the printed EBITDA: 125,837 × 4.50', () => {
    expect(checkOf(discountedOnly()).dcf?.exitValue).toBeCloseTo(566_266.5, 6);
  });

  test('without a DCF it is the multiple of the printed EBITDA: 9,400 × 3', () => {
    expect(checkOf(minimalCompany())).toMatchObject({ dcf: null, central: 28_200 });
  });
});
