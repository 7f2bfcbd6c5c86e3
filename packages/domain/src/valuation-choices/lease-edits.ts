import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { solveLeaseRate } from '@valia/valuation/company/solve-circular-values.ts';
import type { OperatingLeases } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { writeField } from '../valuation-fields/write-field.ts';

/** How rents are treated: as an expense, or as a debt with one of two ways of estimating future payments. */
export const leaseKinds = ['none', 'commitments', 'annuity'] as const;
export type LeaseKind = (typeof leaseKinds)[number];

export const leaseKind = ({ leases }: ValuationDocument): LeaseKind =>
  leases?.schedule.basis ?? 'none';

const committedYears = 5;

const blankSchedule = (kind: Exclude<LeaseKind, 'none'>): OperatingLeases['schedule'] =>
  kind === 'annuity'
    ? { basis: kind, years: null }
    : {
        basis: kind,
        commitments: Array.from({ length: committedYears }, () => null),
        beyond: null,
      };

const toMillionths = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Treats leases as debt, starting with the built-up cost of debt; `none` treats rents as an expense again. */
export const chooseLeases = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  kind: LeaseKind,
): ValuationDocument => {
  if (kind === leaseKind(document)) return document;
  if (kind === 'none') return writeField(document, 'leases', undefined);
  const schedule = blankSchedule(kind);
  if (document.leases !== undefined) return writeField(document, 'leases.schedule', schedule);
  const built = outcome.figures[figureId.costOfCapital('costOfDebt')]?.value ?? null;
  const costOfDebt = built === null || built <= 0 ? null : toMillionths(built);
  return writeField(document, 'leases', { rent: null, costOfDebt, schedule });
};

/**
 * Sets the lease rate that is consistent with the rating it leads to, since rents treated as debt affect the rating;
 * unchanged when there is none.
 */
export const solveDocumentLeaseRate = (document: ValuationDocument): ValuationDocument => {
  const solved = document.leases && solveLeaseRate(document);
  if (!solved) return document;
  const { rounds, value } = solved;
  return writeField(writeField(document, 'leases.costOfDebt', value), 'leases.rounds', rounds);
};
