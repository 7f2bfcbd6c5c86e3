import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import {
  createValuationInput,
  type CreateValuationInput,
  type Valuation,
  valuationIdInput,
  valuationSchema,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { requireNotErased } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { requireDocumentQuota } from '../storage/require-quota.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { change, type Changed, changed, read, unchanged } from '../verbs/verb.ts';
import { toValuationSummary } from './list/summary-columns.ts';
import { type AccessibleValuation, loadValuation, type ValuationRow } from './valuation-access.ts';
import { valueDocument } from './value-document.ts';
import { findSnapshotIdentity } from './versions/latest-snapshot.ts';

/** The part of a valuation's row that the editor needs. */
const toValuation = (row: AccessibleValuation, snapshot: Valuation['snapshot']): Valuation => ({
  ...toValuationSummary(row),
  document: row.document,
  snapshot,
  access: row.access,
  archived: row.archivedAt !== null,
});

/** One valuation that the caller may read, with its document. */
export const getValuation = read({
  right: 'work-on-own-valuations',
  input: valuationIdInput,
  output: valuationSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor, input }) => {
    const row = await loadValuation(ctx.db, { id: input.id, userId: actor.userId, need: 'read' });
    return toValuation(row, await findSnapshotIdentity(ctx.db, row.id));
  },
});

type NewValuation = Pick<ValuationRow, 'ownerId' | 'clientId' | 'createdAs' | 'type' | 'document'>;

/** Inserts a draft; null when the owner has already used the client id. */
const insertDraft = async (
  tx: Transaction,
  ctx: ServiceContext,
  draft: NewValuation,
): Promise<ValuationRow | null> => {
  const [created] = await tx
    .insert(valuations)
    .values({
      ...valueDocument(draft.document).extract,
      ...draft,
      id: ctx.newId(),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing({ target: [valuations.ownerId, valuations.clientId] })
    .returning();
  return created ?? null;
};

const loadFirst = async (
  tx: Transaction,
  { ownerId, clientId, createdAs }: NewValuation,
): Promise<ValuationRow> => {
  const [first] = await tx
    .select()
    .from(valuations)
    .where(and(eq(valuations.ownerId, ownerId), eq(valuations.clientId, clientId)));
  // A different call has used the client id. Drafts without a stored call are older, and count as created by
  // the same call.
  if (!first || (first.createdAs ?? createdAs) !== createdAs) throw new AppError('conflict');
  return first;
};

const createdAsOf = ({ type, method, companyName }: CreateValuationInput): string =>
  createHash('sha256')
    .update(JSON.stringify([type, method, companyName]))
    .digest('hex');

/** Creates a draft for a user, or returns the draft that the same call created before. */
export const createDraft = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, input }: { userId: string; input: CreateValuationInput },
): Promise<Changed<Valuation>> => {
  const { clientId, type, method, companyName } = input;
  const today = madridCalendar.date(ctx.now);
  const document = emptyValuationDocument({ method, companyName, today });
  const createdAs = createdAsOf(input);
  const draft: NewValuation = { ownerId: userId, clientId, createdAs, type, document };
  await requireNotErased(tx, userId);
  const created = await insertDraft(tx, ctx, draft);
  if (!created) {
    const first = await loadFirst(tx, draft);
    const snapshot = await findSnapshotIdentity(tx, first.id);
    return unchanged(toValuation({ ...first, access: 'owner' }, snapshot));
  }
  await requireDocumentQuota(tx, userId);
  await recordMilestone(tx, ctx, { userId: draft.ownerId, name: 'first-valuation-created' });
  return changed(toValuation({ ...created, access: 'owner' }, null), {
    action: 'valuation.created',
    subjectType: 'valuation',
    subjectId: created.id,
    before: null,
    after: { type, method, status: created.status },
  });
};

/**
 * Creates a draft of the caller. Repeating the call returns the valuation that the first call created; a different call
 * with the same `clientId` is a conflict.
 */
export const createValuation = change({
  right: 'work-on-own-valuations',
  input: createValuationInput,
  output: valuationSchema,
  touches: null,
  sample: ({ newId }) => ({
    clientId: newId(),
    type: 'client_business',
    method: 'dcf',
    companyName: 'Talleres Ordóñez',
  }),
  run: ({ ctx, actor: { userId }, tx, input }) => createDraft(tx, ctx, { userId, input }),
});
