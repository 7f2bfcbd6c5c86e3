import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { driverCellPath, writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import { chooseTaxRegime } from '@valia/domain/corporate-tax/choose-tax.ts';
import { projectionRows } from './projection-rows.ts';

describe('the law’s tax rates', () => {
  const byLaw = chooseTaxRegime(workedExample, 'small');
  const cell = driverCellPath('projection.drivers.taxRate', 2027);
  const row = (document: ValuationDocument) =>
    projectionRows(document, valueCompany(toValuationInputs(document)), () => '').find(
      ({ key }) => key === 'taxRate',
    );

  it('stand in the row, from 23 % in 2026 to 20 % from 2029', () => {
    expect(
      row(byLaw)
        ?.cells.slice(3)
        .map(({ value }) => value),
    ).toEqual([0.23, 0.22, 0.21, 0.2, 0.2]);
    expect(row(byLaw)?.cells.at(-1)?.manual).toBeNull();
  });

  it('a year typed over them is a manual value, also where the driver is year by year', () => {
    const perYear = writeField(byLaw, 'projection.drivers.taxRate.path', {
      kind: 'per-year',
      values: [0.3, 0.3, 0.3, 0.3, 0.3],
    });
    for (const document of [byLaw, perYear]) {
      const manual = writeCell(document, cell, 0.15);
      expect(row(manual)?.cells[4]).toMatchObject({ value: 0.15, manual: { calculated: null } });
      expect(row(writeCell(manual, cell, null))?.cells[4]?.value).toBe(0.22);
    }
  });
});
