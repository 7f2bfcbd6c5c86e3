export const requestOutcomes = ['open', 'won', 'lost'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export interface OutcomeState {
  outcome: RequestOutcome;
  isConfirmed: boolean;
}

/**
 * The sender says how an accepted request ended, and may correct it while nobody has confirmed it. A confirmed outcome
 * is final.
 */
export const canSetOutcome = (
  { outcome, isConfirmed }: OutcomeState,
  to: RequestOutcome,
): boolean => !isConfirmed && outcome !== to;

/** The other side, or the firm, confirms what it sees: an outcome that is settled and not confirmed yet. */
export const canConfirmOutcome = (
  { outcome, isConfirmed }: OutcomeState,
  seen: RequestOutcome,
): boolean => !isConfirmed && outcome !== 'open' && outcome === seen;
