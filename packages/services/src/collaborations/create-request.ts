import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import {
  createRequestInput,
  type CreateRequestInput,
  requestCreatedSchema,
} from '@valia/domain/collaborations/request-schemas.ts';
import { requestExpiresAt } from '@valia/domain/collaborations/request-status.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { requireNotErased } from '../accounts/lock-account.ts';
import { requireConfirmedEmail } from '../accounts/require-confirmed-email.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { act, changed, type Changed, unchanged, writeChange } from '../verbs/verb.ts';
import { recordRequestEvent } from '../requests/record-request-event.ts';
import {
  lockVerifiedAdviser,
  requireVerifiedAdviser,
} from '../accounts/require-verified-adviser.ts';
import { openLatestVersion, requireClosedVersion } from './versions/linked-version.ts';

/**
 * Requires both advisers to be verified. A request to the caller themself is refused in the same way as one to a user
 * who does not exist.
 */
const requireTarget = async (tx: Transaction, userId: string, targetId: string): Promise<void> => {
  await requireVerifiedAdviser(tx, userId);
  if (targetId === userId || !(await lockVerifiedAdviser(tx, targetId)))
    throw new AppError('invalid-input', [
      { path: 'targetAdvisorId', code: 'person-not-found', params: {} },
    ]);
};

/** The closed version attached to the request, of a valuation that the sender owns. */
const versionOf = async (
  tx: Transaction,
  valuationId: string | null,
  userId: string,
): Promise<string | null> => {
  if (valuationId === null) return null;
  await loadValuation(tx, { id: valuationId, userId, need: 'own' });
  return (await requireClosedVersion(tx, valuationId)).id;
};

/** Throws `conflict` when the id is already used by a different request, of the caller or of another user. */
const requireSameRequest = async (
  tx: Transaction,
  { requestId, ...asked }: CreateRequestInput,
  userId: string,
): Promise<void> => {
  const [sent] = await tx
    .select()
    .from(advisorCollaborationRequests)
    .where(eq(advisorCollaborationRequests.id, requestId));
  const isSame = sent?.requesterUserId === userId && isDeepStrictEqual({ ...sent, ...asked }, sent);
  if (!isSame) throw new AppError('conflict');
};

/** Stores the request and sends its notifications; does nothing when it was already sent under this id. */
const storeRequest = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, input }: { userId: string; input: CreateRequestInput },
): Promise<Changed<null>> => {
  const { requestId, ...asked } = input;
  const toFirm = input.targetAdvisorId === null;
  const [request] = await tx
    .insert(advisorCollaborationRequests)
    .values({
      ...asked,
      id: requestId,
      requesterUserId: userId,
      companySortKey: companySortKey(input.companyName),
      snapshotId: await versionOf(tx, input.valuationId, userId),
      createdAt: ctx.now,
      expiresAt: requestExpiresAt(ctx.now, { toFirm }),
    })
    .onConflictDoNothing()
    .returning();
  if (request === undefined) {
    await requireSameRequest(tx, input, userId);
    return unchanged(null);
  }
  // The firm has to evaluate what it receives, so it can read the version at once; an adviser can read it after
  // accepting.
  if (toFirm) await openLatestVersion(tx, request, ctx.now);
  const entries = await recordRequestEvent(tx, ctx, {
    request,
    kind: 'sent',
    after: { type: request.type, toFirm, hasValuation: request.valuationId !== null },
  });
  return changed(null, ...entries);
};

/**
 * Refers a company to the firm, or proposes work to another adviser. Business owners can only write to the firm;
 * between advisers, both must be verified.
 */
export const createRequest = act({
  right: 'refer-to-firm',
  input: createRequestInput,
  output: requestCreatedSchema,
  touches: null,
  sample: ({ newId }) => ({
    requestId: newId(),
    targetAdvisorId: null,
    type: 'referral',
    companyName: 'Talleres de Ejemplo, S.L.',
    message: 'Los socios quieren vender',
  }),
  asksConfirmedEmail: true,
  run: async ({ ctx, actor, input }) => {
    const { targetAdvisorId, requestId } = input;
    if (targetAdvisorId !== null) requireRight(actor, 'collaborate-with-advisers');
    requireConfirmedEmail(actor);
    const { userId } = actor;
    await ctx.limits.take([{ limit: 'request-per-user', subject: userId }], ctx.now);
    return writeChange(ctx, async (tx) => {
      await requireNotErased(tx, userId);
      if (targetAdvisorId !== null) await requireTarget(tx, userId, targetAdvisorId);
      return { ...(await storeRequest(tx, ctx, { userId, input })), value: { requestId } };
    });
  },
});
