export const valuationStatuses = ['draft', 'in_progress', 'completed'] as const;
export type ValuationStatus = (typeof valuationStatuses)[number];

/** Completing asks for a computable result besides; the service checks that. */
const transitions: Record<ValuationStatus, readonly ValuationStatus[]> = {
  draft: ['in_progress', 'completed'],
  in_progress: ['draft', 'completed'],
  completed: ['in_progress'],
};

export const nextValuationStatuses = (from: ValuationStatus): readonly ValuationStatus[] =>
  transitions[from];

/** No step where it is there, one where the statuses allow it, else by way of "in progress". */
export const wayToStatus = (from: ValuationStatus, to: ValuationStatus): ValuationStatus[] => {
  if (from === to) return [];
  return transitions[from].includes(to) ? [to] : ['in_progress', to];
};

export const canChangeValuationStatus = (from: ValuationStatus, to: ValuationStatus): boolean =>
  transitions[from].includes(to);
