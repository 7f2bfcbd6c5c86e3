import { z } from 'zod';

export const valuationStatuses = ['draft', 'in_progress', 'completed'] as const;
export const valuationStatusSchema = z.enum(valuationStatuses);
export type ValuationStatus = z.infer<typeof valuationStatusSchema>;

/** Completing asks for a computable result besides; the service checks that. */
const transitions: Record<ValuationStatus, readonly ValuationStatus[]> = {
  draft: ['in_progress', 'completed'],
  in_progress: ['draft', 'completed'],
  completed: ['in_progress'],
};

export const nextValuationStatuses = (from: ValuationStatus): readonly ValuationStatus[] =>
  transitions[from];

export const canChangeValuationStatus = (from: ValuationStatus, to: ValuationStatus): boolean =>
  transitions[from].includes(to);
