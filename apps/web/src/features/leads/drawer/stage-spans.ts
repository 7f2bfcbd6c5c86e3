import type { LeadEvent, LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { type OpenLeadStage, openLeadStages } from '@valia/domain/leads/lead-stage.ts';

export interface StageSpan {
  stage: OpenLeadStage;
  /** The time when it was last entered, and the total of whole days in it; null when it was never entered. */
  stay: { since: string; days: number } | null;
  isCurrent: boolean;
}

const dayMs = 86_400_000;

/** The time that a lead spent in each open stage, from its history. */
export const stageSpans = (
  { stage: current, createdAt }: Pick<LeadItem, 'stage' | 'createdAt'>,
  events: readonly Pick<LeadEvent, 'kind' | 'at' | 'to'>[],
  now: Date,
): StageSpan[] => {
  const entered = [
    { stage: 'new', at: createdAt },
    ...events
      .filter(({ kind }) => kind === 'stage-changed')
      .map(({ to, at }) => ({ stage: to, at }))
      .toSorted((one, other) => one.at.localeCompare(other.at)),
  ];
  return openLeadStages.map((stage) => {
    const stays = entered.flatMap((entry, place) =>
      entry.stage === stage
        ? [{ since: entry.at, until: entered[place + 1]?.at ?? now.toISOString() }]
        : [],
    );
    const last = stays.at(-1);
    const ms = stays.reduce(
      (sum, { since, until }) => sum + Date.parse(until) - Date.parse(since),
      0,
    );
    return {
      stage,
      stay: last === undefined ? null : { since: last.since, days: Math.floor(ms / dayMs) },
      isCurrent: stage === current,
    };
  });
};
