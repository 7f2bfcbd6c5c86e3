import {
  toValuationInputs,
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { driverCellPath, fieldValue, writeCell } from '../valuation-cells/cell-paths.ts';
import { setProjectedYears } from '../valuation-years/driver-edits.ts';
import { manualValues } from '../valuation-years/manual-values.ts';
import { chooseLosses, chooseTaxRegime } from '../corporate-tax/choose-tax.ts';
import {
  chooseMarginBasis,
  chooseReinvestment,
  chooseWorkingCapitalBasis,
} from './choose-projection-options.ts';
import { projectionPlan } from '../valuation-years/projection-plan.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const outcomeOf = (document: ValuationDocument) => valueCompany(toValuationInputs(document));
const { figures } = outcomeOf(workedExample);
const central = (document: ValuationDocument) => outcomeOf(document).result?.equityValue.central;
const keysOf = (document: ValuationDocument) => projectionPlan(document).map(({ line }) => line);

describe('an option of the projection', () => {
  it('begins with the figures of what it replaces, so that the value hardly moves', () => {
    const before = central(workedExample) ?? 0;
    const options = [
      chooseMarginBasis(workedExample, figures, 'ebit'),
      chooseWorkingCapitalBasis(workedExample, figures, 'amount'),
    ];
    for (const document of options) {
      expect(valuationDocumentSchema.safeParse(document).success).toBe(true);
      expect(Math.abs((central(document) ?? 0) / before - 1)).toBeLessThan(0.002);
    }
  });

  it('taken back, leaves the document as it was', () => {
    const chosen = [
      chooseMarginBasis(chooseMarginBasis(workedExample, figures, 'ebit'), figures, 'ebitda'),
      chooseWorkingCapitalBasis(
        chooseWorkingCapitalBasis(workedExample, figures, 'days'),
        figures,
        'share',
      ),
      chooseReinvestment(chooseReinvestment(workedExample, 'sales-to-capital'), 'investment'),
      chooseTaxRegime(chooseTaxRegime(workedExample, 'small'), 'given'),
      chooseLosses(chooseLosses(workedExample, 'spain'), 'off'),
    ];
    for (const document of chosen) expect(document).toEqual(workedExample);
  });

  it('working capital in days begins with those of the base year', () => {
    const document = chooseWorkingCapitalBasis(workedExample, figures, 'days');
    // 1,742,300 / 11,206,300 · 365 = 56.7
    expect(fieldValue(document, 'projection.workingCapital.inventoryDays.path.value')).toBe(57);
    expect(valuationDocumentSchema.safeParse(document).success).toBe(true);
    expect(central(document)).toBeGreaterThan(0);
  });

  it('needs some lines and makes others needless', () => {
    const byCapital = chooseReinvestment(workedExample, 'sales-to-capital');
    expect(keysOf(byCapital)).not.toContain('capitalExpenditure');
    expect(keysOf(byCapital)).toEqual(expect.arrayContaining(['reinvestment', 'salesToCapital']));
    const both = chooseMarginBasis(byCapital, figures, 'ebit');
    const blank = writeField(both, 'projection.drivers.depreciationToRevenue.path.value', null);
    expect(keysOf(blank)).not.toContain('depreciationToRevenue');
    const sold = writeField(blank, 'terminal.method', 'exit-multiple');
    expect(keysOf(sold)).toContain('depreciationToRevenue');
    expect(keysOf(chooseLosses(workedExample, 'spain'))).toContain('closingLosses');
    expect(keysOf({ ...workedExample, valuationDate: '2026-06-30' })).toContain(
      'freeCashFlowInStub',
    );
  });

  it('each year of its driver is typed, set by hand and listed as any other', () => {
    const field = 'projection.workingCapital.receivableDays';
    const cell = driverCellPath(field, 2028);
    const days = chooseWorkingCapitalBasis(workedExample, figures, 'days');
    const manual = writeCell(days, cell, 45);
    expect(manualValues(manual)).toMatchObject([{ driver: field, year: 2028, value: 45 }]);
    expect(fieldValue(writeCell(manual, cell, null), cell)).toBe(fieldValue(days, cell));
    expect(setProjectedYears(manual, 2).projection.workingCapital).toMatchObject({
      receivableDays: { overrides: [] },
    });
  });
});
