export const valuationStatuses = ['draft', 'in_progress', 'completed'] as const;
export type ValuationStatus = (typeof valuationStatuses)[number];

/** Completing also requires a computable result, which the service checks. */
const transitions: Record<ValuationStatus, readonly ValuationStatus[]> = {
  draft: ['in_progress', 'completed'],
  in_progress: ['draft', 'completed'],
  completed: ['in_progress'],
};

export const nextValuationStatuses = (from: ValuationStatus): readonly ValuationStatus[] =>
  transitions[from];

export const canChangeValuationStatus = (from: ValuationStatus, to: ValuationStatus): boolean =>
  transitions[from].includes(to);
