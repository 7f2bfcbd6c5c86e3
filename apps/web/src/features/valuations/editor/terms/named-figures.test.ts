import { workedExample } from '@valia/domain/testing/worked-example.ts';
import {
  toValuationInputs,
  type ValuationDocument,
  valuationDocumentSchema,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { withEveryOption, withYearlyRates } from '@valia/domain/testing/every-option.ts';
import { fieldTerms } from '@valia/i18n/fields/field-terms.ts';
import { sensitivityGrid } from '@valia/valuation/sensitivity/sensitivity-grid.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { describeFigure } from './describe-figure.ts';
import { sensitivitySteps } from '../result/sensitivity-steps.ts';

const outcome = valueCompany(toValuationInputs(workedExample));

describe('the worked example', () => {
  it('is a document of ours and comes to the published value', () => {
    expect(valuationDocumentSchema.safeParse(workedExample).success).toBe(true);
    expect(outcome.result?.equityValue.central).toBeCloseTo(7_008_572.344_574_782, 3);
    expect(outcome.result?.equityValue.low).toBeCloseTo(5_840_800.746_924_179, 3);
    expect(outcome.result?.equityValue.high).toBeCloseTo(7_737_307.447_114_659, 3);
  });

  it('every figure it holds has a name of its own', () => {
    const nameless = Object.keys(outcome.figures).filter(
      (id) => describeFigure(id, workedExample).term === fieldTerms.field,
    );
    expect(nameless).toEqual([]);
  });

  it.each([
    ['built up', withEveryOption],
    ['by year', (document: ValuationDocument) => withYearlyRates(withEveryOption(document))],
  ])('with every option in use, %s, still names every figure', (_, change) => {
    const document = change(workedExample);
    expect(valuationDocumentSchema.safeParse(document).error).toBeUndefined();
    const { figures, result } = valueCompany(toValuationInputs(document));
    expect(result?.valuePerShare).toBeGreaterThan(0);
    const nameless = Object.keys(figures).filter(
      (id) => describeFigure(id, document).term === fieldTerms.field,
    );
    expect(nameless).toEqual([]);
  });

  it('the middle of the sensitivity is its value by DCF', () => {
    const grid = sensitivityGrid(toValuationInputs(workedExample), sensitivitySteps(workedExample));
    expect(grid?.equity[2]?.[2]).toBeCloseTo(outcome.result?.dcf?.equityValue.central ?? 0, 6);
    expect(grid?.equity[0]?.[0]).toBeCloseTo(7_624_073.836_372_834, 3);
  });
});
