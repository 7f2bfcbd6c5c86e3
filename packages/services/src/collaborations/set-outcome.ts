import { canConfirmOutcome, canSetOutcome } from '@valia/domain/collaborations/request-outcome.ts';
import {
  confirmOutcomeInput,
  requestDetailsSchema,
  setOutcomeInput,
} from '@valia/domain/collaborations/request-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { act } from '../verbs/verb.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { requestDetails } from './request-details.ts';
import { lockRequest, type RequestRow, writeRequest } from './requests.ts';

type Outcome = NonNullable<RequestRow['outcome']>;

/** How an accepted request stands; one that was never accepted has no outcome to speak of. */
export const outcomeStateOf = ({ outcome, outcomeConfirmedAt }: RequestRow) => {
  if (outcome === null) throw new AppError('request-status-refused');
  return { outcome, isConfirmed: outcomeConfirmedAt !== null };
};

/** Writes an outcome that may be set, and tells of it. */
export const writeOutcome = async (
  tx: Transaction,
  ctx: ServiceContext,
  { request, outcome, actor }: { request: RequestRow; outcome: Outcome; actor: Actor },
): Promise<RequestRow> => {
  const written = await writeRequest(tx, request, {
    outcome,
    outcomeSetBy: actor.userId,
    outcomeSetAt: ctx.now,
  });
  await recordRequestEvent(tx, ctx, {
    request: written,
    kind: 'outcome-set',
    detail: outcome,
    before: { outcome: request.outcome },
    after: { outcome },
  });
  return written;
};

/** Confirms the outcome that stands, once and for all, and tells of it. */
export const writeConfirmation = async (
  tx: Transaction,
  ctx: ServiceContext,
  { request, actor }: { request: RequestRow; actor: Actor },
): Promise<RequestRow> => {
  const written = await writeRequest(tx, request, {
    outcomeConfirmedBy: actor.userId,
    outcomeConfirmedAt: ctx.now,
  });
  await recordRequestEvent(tx, ctx, {
    request: written,
    kind: 'outcome-confirmed',
    detail: request.outcome ?? 'open',
    after: { outcome: request.outcome },
  });
  return written;
};

/** Says how an accepted request of mine ended, or corrects it while nobody has confirmed it. */
export const setOutcome = act({
  right: 'refer-to-firm',
  input: setOutcomeInput,
  output: requestDetailsSchema,
  touches: { object: 'request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1, outcome: 'won' }),
  run: ({ ctx, actor, input: { outcome, ...seen } }) =>
    changeAudited(ctx, async (tx) => {
      const held = await lockRequest(tx, { ...seen, actor });
      if (held.side !== 'sender') throw new AppError('forbidden');
      if (!canSetOutcome(outcomeStateOf(held.request), outcome))
        throw new AppError('request-status-refused');
      const request = await writeOutcome(tx, ctx, { request: held.request, outcome, actor });
      return requestDetails(tx, { ...held, request }, actor);
    }),
});

/** Confirms the outcome that the sender set, as the other side, or as an administrator of a request to the firm. */
export const confirmOutcome = act({
  right: 'refer-to-firm',
  input: confirmOutcomeInput,
  output: requestDetailsSchema,
  touches: { object: 'received-request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1, outcome: 'won' }),
  run: ({ ctx, actor, input: { outcome, ...seen } }) =>
    changeAudited(ctx, async (tx) => {
      const held = await lockRequest(tx, { ...seen, actor });
      if (held.side === 'sender') throw new AppError('forbidden');
      if (!canConfirmOutcome(outcomeStateOf(held.request), outcome))
        throw new AppError('request-status-refused');
      const request = await writeConfirmation(tx, ctx, { request: held.request, actor });
      return requestDetails(tx, { ...held, request }, actor);
    }),
});
