import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { unchanged } from '../verbs/verb.ts';
import { writeConfirmation, writeOutcome } from './write-outcome.ts';

const outcomeOf = (stage: LeadStage) => (stage === 'won' || stage === 'lost' ? stage : 'open');

/**
 * Sets the outcome of the request that a lead came from. A won lead is final, so the firm also confirms the outcome; a
 * lost lead may be reopened, and its request with it.
 */
export const syncRequest = async (
  tx: Transaction,
  ctx: ServiceContext,
  { leadId, stage, actor }: { leadId: string; stage: LeadStage; actor: Actor },
): Promise<readonly AuditEntry[]> => {
  const [request] = await tx
    .select()
    .from(requests)
    .where(eq(requests.leadId, leadId))
    .for('update');
  if (request === undefined || request.outcomeConfirmedAt !== null) return [];
  const outcome = outcomeOf(stage);
  const set =
    request.outcome === outcome
      ? unchanged(request)
      : await writeOutcome(tx, ctx, { request, outcome, actor });
  if (outcome !== 'won') return set.entries;
  const confirmed = await writeConfirmation(tx, ctx, { request: set.value, actor });
  return [...set.entries, ...confirmed.entries];
};
