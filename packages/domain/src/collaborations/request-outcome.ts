export const requestOutcomes = ['open', 'won', 'lost'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export interface OutcomeState {
  outcome: RequestOutcome;
  isConfirmed: boolean;
}

/** What an outcome is worth: until the other side or the firm has confirmed it, nothing is earned or lost by it. */
export type RequestResult = 'open' | 'won' | 'won-unconfirmed' | 'lost' | 'lost-unconfirmed';

export const resultOf = ({ outcome, isConfirmed }: OutcomeState): RequestResult =>
  outcome === 'open' || isConfirmed ? outcome : `${outcome}-unconfirmed`;

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
