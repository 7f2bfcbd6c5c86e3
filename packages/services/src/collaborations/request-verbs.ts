import { canConfirmOutcome, canSetOutcome } from '@valia/domain/collaborations/request-outcome.ts';
import {
  confirmOutcomeInput,
  moveRequestInput,
  type MoveRequestInput,
  rejectRequestInput,
  type RejectRequestInput,
  requestDetailsSchema,
  requestIdInput,
  setOutcomeInput,
} from '@valia/domain/collaborations/request-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { change, type ChangeScope, read, unchanged } from '../verbs/verb.ts';
import { leadOfRequest } from './lead-of-request.ts';
import { moveRequest } from './move-request.ts';
import { requestDetails } from './request-details.ts';
import { loadRequest, lockRequest, type RequestRow } from '../requests/requests.ts';
import { requireVerifiedAdviser } from '../accounts/require-verified-adviser.ts';
import { openLatestVersion } from './versions/linked-version.ts';
import { writeConfirmation, writeOutcome } from '../requests/write-outcome.ts';

/** One request that the caller sent or received; for administrators, also one sent to the firm. */
export const getRequest = read({
  right: 'refer-to-firm',
  input: requestIdInput,
  output: requestDetailsSchema,
  touches: { object: 'request', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ requestId: id }),
  run: async ({ ctx, actor, input: { requestId } }) =>
    requestDetails(ctx.db, await loadRequest(ctx.db, { requestId, actor }), actor),
});

/** Withdraws an unanswered request of the caller. */
export const withdrawRequest = change({
  right: 'refer-to-firm',
  input: moveRequestInput,
  output: requestDetailsSchema,
  touches: { object: 'request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1 }),
  run: (scope) => moveRequest(scope, 'withdrawn'),
});

const accept = (scope: ChangeScope<MoveRequestInput>) =>
  moveRequest(scope, 'accepted', async ({ request, side }) => {
    const { ctx, actor, tx } = scope;
    if (side === 'target') await requireVerifiedAdviser(tx, actor.userId);
    await openLatestVersion(tx, request, ctx.now);
    const lead = side === 'firm' ? await leadOfRequest(tx, ctx, request) : null;
    return {
      value: { outcome: 'open', leadId: lead?.value ?? null },
      entries: lead?.entries ?? [],
    };
  });

/**
 * Accepts a request that the caller received: its messages open, and the caller may read the latest closed version of
 * the attached valuation.
 */
export const acceptRequest = change({
  right: 'collaborate-with-advisers',
  input: moveRequestInput,
  output: requestDetailsSchema,
  touches: { object: 'received-request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1 }),
  run: accept,
});

/** Accepts a request to the firm, as an administrator; this creates the lead. */
export const acceptFirmRequest = change({
  right: 'enter-administration',
  input: moveRequestInput,
  output: requestDetailsSchema,
  touches: { object: 'firm-request', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1 }),
  run: accept,
});

const reject = ({ input: { reason, ...input }, ...scope }: ChangeScope<RejectRequestInput>) =>
  moveRequest({ ...scope, input }, 'rejected', () => Promise.resolve(unchanged({ reason })));

/** Declines a request that the caller received; the reason is shown to the sender. */
export const rejectRequest = change({
  right: 'collaborate-with-advisers',
  input: rejectRequestInput,
  output: requestDetailsSchema,
  touches: { object: 'received-request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1, reason: 'No es mi sector' }),
  run: reject,
});

/** Declines a request to the firm, as an administrator; the reason is shown to the sender. */
export const rejectFirmRequest = change({
  right: 'enter-administration',
  input: rejectRequestInput,
  output: requestDetailsSchema,
  touches: { object: 'firm-request', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1, reason: 'Queda fuera de lo que llevamos' }),
  run: reject,
});

/** The outcome of an accepted request; a request that was never accepted has none and is refused. */
const outcomeStateOf = ({ outcome, outcomeConfirmedAt }: RequestRow) => {
  if (outcome === null) throw new AppError('request-status-refused');
  return { outcome, isConfirmed: outcomeConfirmedAt !== null };
};

/** Sets the outcome of an accepted request of the caller, or corrects it as long as nobody has confirmed it. */
export const setOutcome = change({
  right: 'refer-to-firm',
  input: setOutcomeInput,
  output: requestDetailsSchema,
  touches: { object: 'request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1, outcome: 'won' }),
  run: async ({ ctx, actor, tx, input: { outcome, ...seen } }) => {
    const found = await lockRequest(tx, { ...seen, actor });
    if (found.side !== 'sender') throw new AppError('forbidden');
    if (!canSetOutcome(outcomeStateOf(found.request), outcome))
      throw new AppError('request-status-refused');
    const written = await writeOutcome(tx, ctx, { request: found.request, outcome, actor });
    const request = written.value;
    return { ...written, value: await requestDetails(tx, { ...found, request }, actor) };
  },
});

/**
 * Confirms the outcome that the sender set. The caller is the other side, or an administrator for a request to the
 * firm.
 */
export const confirmOutcome = change({
  right: 'refer-to-firm',
  input: confirmOutcomeInput,
  output: requestDetailsSchema,
  touches: { object: 'received-request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1, outcome: 'won' }),
  run: async ({ ctx, actor, tx, input: { outcome, ...seen } }) => {
    const found = await lockRequest(tx, { ...seen, actor });
    if (found.side === 'sender') throw new AppError('forbidden');
    if (!canConfirmOutcome(outcomeStateOf(found.request), outcome))
      throw new AppError('request-status-refused');
    const written = await writeConfirmation(tx, ctx, { request: found.request, actor });
    const request = written.value;
    return { ...written, value: await requestDetails(tx, { ...found, request }, actor) };
  },
});
