import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import {
  changeAccessInput,
  requestDetailsSchema,
} from '@valia/domain/collaborations/request-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import { isShare } from '../../valuations/sharing/share-verbs.ts';
import { loadValuation } from '../../valuations/valuation-access.ts';
import { isValidSnapshot } from '../../valuations/versions/valid-snapshot.ts';
import { change, changed } from '../../verbs/verb.ts';
import { recordRequestEvent } from '../../requests/record-request-event.ts';
import { requestDetails } from '../request-details.ts';
import { lockRequest, type RequestRow, writeRequest } from '../../requests/requests.ts';

const wrong = (path: string): AppError =>
  new AppError('invalid-input', [{ path, code: 'not-in-list', params: {} }]);

/** The closed versions with these numbers; throws when a number has no version. */
const versionsOf = async (tx: Transaction, valuationId: string, numbers: readonly number[]) => {
  const asked = [...new Set(numbers)];
  if (asked.length === 0) return [];
  const rows = await tx
    .select({ id: valuationSnapshots.id })
    .from(valuationSnapshots)
    .where(
      and(
        eq(valuationSnapshots.valuationId, valuationId),
        inArray(valuationSnapshots.number, asked),
        isValidSnapshot,
      ),
    );
  if (rows.length !== asked.length) throw wrong('numbers');
  return rows.map(({ id }) => id);
};

const setVersions = async (
  tx: Transaction,
  requestId: string,
  { snapshotIds, now }: { snapshotIds: readonly string[]; now: Date },
): Promise<void> => {
  const isOfRequest = eq(collaborationAccess.requestId, requestId);
  const isOther =
    snapshotIds.length === 0
      ? undefined
      : notInArray(collaborationAccess.snapshotId, [...snapshotIds]);
  await tx.delete(collaborationAccess).where(and(isOfRequest, isOther));
  if (snapshotIds.length === 0) return;
  await tx
    .insert(collaborationAccess)
    .values(snapshotIds.map((snapshotId) => ({ requestId, snapshotId, grantedAt: now })))
    .onConflictDoNothing();
};

/** The live valuation is shared with the other adviser by an ordinary share; the firm can only read closed versions. */
const setLive = async (
  tx: Transaction,
  { targetAdvisorId, requesterUserId }: RequestRow,
  { valuationId, live, now }: { valuationId: string; live: boolean; now: Date },
): Promise<void> => {
  if (targetAdvisorId === null) {
    if (live) throw wrong('live');
    return;
  }
  const share = { valuationId, userId: targetAdvisorId };
  if (!live) {
    await tx.delete(valuationShares).where(isShare(share));
    return;
  }
  await tx
    .insert(valuationShares)
    .values({ ...share, right: 'read', grantedBy: requesterUserId, createdAt: now })
    .onConflictDoNothing();
};

/** Versions can be read while a request is accepted, and by the firm while it evaluates a pending one. */
const requireReaders = ({ status, targetAdvisorId }: RequestRow): void => {
  const isRead = status === 'accepted' || (status === 'pending' && targetAdvisorId === null);
  if (!isRead) throw new AppError('request-status-refused');
};

/** Extends or withdraws the other side's access to the valuation attached to a request of the caller. */
export const changeAccess = change({
  right: 'refer-to-firm',
  input: changeAccessInput,
  output: requestDetailsSchema,
  touches: { object: 'request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1, numbers: [1], reports: true, live: false }),
  run: async ({ ctx, actor, tx, input: { numbers, reports, live, ...seen } }) => {
    const held = await lockRequest(tx, { ...seen, actor });
    const { request, side } = held;
    if (side !== 'sender') throw new AppError('forbidden');
    const { valuationId } = request;
    if (valuationId === null) throw new AppError('not-found');
    requireReaders(request);
    await loadValuation(tx, { id: valuationId, userId: actor.userId, need: 'own' });
    const snapshotIds = await versionsOf(tx, valuationId, numbers);
    await setVersions(tx, request.id, { snapshotIds, now: ctx.now });
    await setLive(tx, request, { valuationId, live, now: ctx.now });
    const sharesReports = reports && snapshotIds.length > 0;
    const written = await writeRequest(tx, request, { sharesReports });
    const entries = await recordRequestEvent(tx, ctx, {
      request: written,
      kind: snapshotIds.length === 0 && !live ? 'access-taken-back' : 'access-changed',
      after: { numbers: [...new Set(numbers)], reports: sharesReports, live },
    });
    return changed(await requestDetails(tx, { ...held, request: written }, actor), ...entries);
  },
});
