import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import { leaseRateIterations } from '@valia/valuation/company/solve-circular-values.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { chooseLeases, leaseKind, solveDocumentLeaseRate } from './lease-edits.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const outcome = valueCompany(workedExample);
const annuity = chooseLeases(workedExample, outcome, 'annuity');

describe('leases as debt', () => {
  it('begin with the cost of debt that is built up, and with nothing else', () => {
    const { costOfDebt } = annuity.leases ?? {};
    expect(costOfDebt).toBeCloseTo(
      outcome.figures['costOfCapital.costOfDebt']?.value ?? Number.NaN,
      6,
    );
    expect(annuity.leases).toMatchObject({
      rent: null,
      schedule: { basis: 'annuity', years: null },
    });
    expect(valuationDocumentSchema.safeParse(annuity).error).toBeUndefined();
  });

  it('keep rent and rate when what is still to be paid is told another way', () => {
    const rented = writeField(annuity, 'leases.rent', 180_000);
    const yearly = chooseLeases(rented, outcome, 'commitments');
    expect(yearly.leases).toMatchObject({
      rent: 180_000,
      schedule: { basis: 'commitments', commitments: [null, null, null, null, null], beyond: null },
    });
    expect(leaseKind(yearly)).toBe('commitments');
  });

  it('are gone without a trace when rents are an expense again', () => {
    const back = chooseLeases(annuity, outcome, 'none');
    expect(back).toEqual(workedExample);
    expect('leases' in back).toBe(false);
  });

  it('tell the rounds of their rate while it agrees, not after another was typed', () => {
    const rented = writeField(
      writeField(annuity, 'leases.rent', 180_000),
      'leases.schedule.years',
      6,
    );
    const settled = solveDocumentLeaseRate(rented);
    expect(leaseRateIterations(settled, valueCompany(settled))).toBe(1);
    const typed = writeField(settled, 'leases.costOfDebt', 0.09);
    expect(leaseRateIterations(typed, valueCompany(typed))).toBeNull();
    expect(solveDocumentLeaseRate(workedExample)).toBe(workedExample);
  });
});
