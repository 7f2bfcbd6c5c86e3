import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { CreateRequestInput } from '@valia/domain/collaborations/request-schemas.ts';
import { requestExpiresAt } from '@valia/domain/collaborations/request-status.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { requireConfirmedEmail } from '../accounts/require-confirmed-email.ts';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { openLatestVersion, requireClosedVersion } from './versions/linked-version.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { lockVerifiedAdviser, requireVerifiedAdviser } from './require-verified-adviser.ts';
import type { RequestRow } from './requests.ts';

/** Both verified; oneself is as little a target as somebody whom there is not. */
const requireTarget = async (tx: Transaction, userId: string, targetId: string): Promise<void> => {
  await requireVerifiedAdviser(tx, userId);
  if (targetId === userId || !(await lockVerifiedAdviser(tx, targetId)))
    throw new AppError('invalid-input', [
      { path: 'targetAdvisorId', code: 'person-not-found', params: {} },
    ]);
};

/** The closed version that goes along, of a valuation of the sender's own. */
const versionOf = async (
  tx: Transaction,
  valuationId: string | null,
  userId: string,
): Promise<string | null> => {
  if (valuationId === null) return null;
  await loadValuation(tx, { id: valuationId, userId, need: 'own' });
  return (await requireClosedVersion(tx, valuationId)).id;
};

/** Stores it and tells of it; undefined when it was sent under this id before. */
const storeRequest = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, input }: { userId: string; input: CreateRequestInput },
): Promise<RequestRow | undefined> => {
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
  if (request === undefined) return undefined;
  // The firm evaluates what it is sent, so it reads at once; an adviser reads when they have accepted.
  if (toFirm) await openLatestVersion(tx, request, ctx.now);
  await recordRequestEvent(tx, ctx, {
    request,
    kind: 'sent',
    after: { type: request.type, toFirm, hasValuation: request.valuationId !== null },
  });
  return request;
};

/** An id that is taken, by another's request or by another one of mine, is a `conflict`. */
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

const requireSender = (actor: Actor | null, input: CreateRequestInput): Actor => {
  const right = input.targetAdvisorId === null ? 'refer-to-firm' : 'collaborate-with-advisers';
  const sender = requireRight(actor, right);
  requireConfirmedEmail(sender);
  return sender;
};

/**
 * Refers a company to the firm, or proposes work to another adviser. Business owners write to the firm alone; between
 * advisers both are verified.
 */
export const createRequest = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: CreateRequestInput;
}): Promise<{ requestId: string }> => {
  const { userId } = requireSender(ctx.actor, input);
  await ctx.limits.take([{ limit: 'request-per-user', subject: userId }], ctx.now);
  return changeAudited(ctx, async (tx) => {
    await requireNotErased(tx, userId);
    if (input.targetAdvisorId !== null) await requireTarget(tx, userId, input.targetAdvisorId);
    const stored = await storeRequest(tx, ctx, { userId, input });
    if (stored === undefined) await requireSameRequest(tx, input, userId);
    return { requestId: input.requestId };
  });
};
