import type { LeadEvent, LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { type OpenLeadStage, openLeadStages } from '@valia/domain/leads/lead-stage.ts';

export interface StageSpan {
  stage: OpenLeadStage;
  /** When it was entered last, and for how many whole days it has been in it altogether; null where it never was. */
  stay: { since: string; days: number } | null;
  isCurrent: boolean;
}

const dayMs = 86_400_000;

/** How long a lead was in each open stage, by its history. */
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
