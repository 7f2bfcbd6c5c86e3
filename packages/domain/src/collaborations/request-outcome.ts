export const requestOutcomes = ['open', 'won', 'lost'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export interface OutcomeState {
  outcome: RequestOutcome;
  isConfirmed: boolean;
}

/**
 * The result that an outcome leads to: until the other side or the firm has confirmed the outcome, nothing is earned or
 * lost by it.
 */
export type RequestResult = 'open' | 'won' | 'won-unconfirmed' | 'lost' | 'lost-unconfirmed';

export const requestResult = ({ outcome, isConfirmed }: OutcomeState): RequestResult =>
  outcome === 'open' || isConfirmed ? outcome : `${outcome}-unconfirmed`;

/**
 * The sender sets the outcome of an accepted request, and may correct it until it is confirmed. A confirmed outcome is
 * final.
 */
export const canSetOutcome = (
  { outcome, isConfirmed }: OutcomeState,
  to: RequestOutcome,
): boolean => !isConfirmed && outcome !== to;

/**
 * The other side, or the firm, can confirm the outcome that it sees, when that is a final one and not confirmed yet.
 */
export const canConfirmOutcome = (
  { outcome, isConfirmed }: OutcomeState,
  seen: RequestOutcome,
): boolean => !isConfirmed && outcome !== 'open' && outcome === seen;
