import type { Transaction } from '../context/change-audited.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { changed, type Changed } from '../verbs/verb.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { type RequestRow, writeRequest } from './requests.ts';

type Outcome = NonNullable<RequestRow['outcome']>;

/** Writes an outcome, already checked as allowed, and sends its notifications. */
export const writeOutcome = async (
  tx: Transaction,
  ctx: ServiceContext,
  { request, outcome, actor }: { request: RequestRow; outcome: Outcome; actor: Actor },
): Promise<Changed<RequestRow>> => {
  const written = await writeRequest(tx, request, {
    outcome,
    outcomeSetBy: actor.userId,
    outcomeSetAt: ctx.now,
  });
  const entries = await recordRequestEvent(tx, ctx, {
    request: written,
    kind: 'outcome-set',
    detail: outcome,
    before: { outcome: request.outcome },
    after: { outcome },
  });
  return changed(written, ...entries);
};

/** Confirms the outcome as final, and sends its notifications. */
export const writeConfirmation = async (
  tx: Transaction,
  ctx: ServiceContext,
  { request, actor }: { request: RequestRow; actor: Actor },
): Promise<Changed<RequestRow>> => {
  const written = await writeRequest(tx, request, {
    outcomeConfirmedBy: actor.userId,
    outcomeConfirmedAt: ctx.now,
  });
  const entries = await recordRequestEvent(tx, ctx, {
    request: written,
    kind: 'outcome-confirmed',
    detail: request.outcome ?? 'open',
    after: { outcome: request.outcome },
  });
  return changed(written, ...entries);
};
