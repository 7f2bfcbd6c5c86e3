import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import {
  createValuationInput,
  type CreateValuationInput,
  valuationSchema,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { requireDocumentQuota } from '../storage/require-quota.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { act } from '../verbs/verb.ts';
import { toValuation } from './to-valuation.ts';
import type { ValuationRow } from './valuation-access.ts';
import { valueDocument } from './value-document.ts';
import { findSnapshotIdentity } from './versions/latest-snapshot.ts';

type NewValuation = Pick<ValuationRow, 'ownerId' | 'clientId' | 'createdAs' | 'type' | 'document'>;

/** Null when the owner has used the client id before. */
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
  // Made by another call, or before calls were kept, which is taken for the same.
  if (!first || (first.createdAs ?? createdAs) !== createdAs) throw new AppError('conflict');
  return first;
};

const createdAsOf = ({ type, method, companyName }: CreateValuationInput): string =>
  createHash('sha256')
    .update(JSON.stringify([type, method, companyName]))
    .digest('hex');

/**
 * A new draft of mine. The same call again answers with the valuation that the first one made; another one under its
 * `clientId` is a conflict.
 */
export const createValuation = act({
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
  run: async ({ ctx, actor: { userId }, input }) => {
    const { clientId, type, method, companyName } = input;
    const today = madridCalendar.date(ctx.now);
    const document = emptyValuationDocument({ method, companyName, today });
    const createdAs = createdAsOf(input);
    const draft: NewValuation = { ownerId: userId, clientId, createdAs, type, document };
    return changeAudited(ctx, async (tx) => {
      await requireNotErased(tx, userId);
      const created = await insertDraft(tx, ctx, draft);
      if (!created) {
        const first = await loadFirst(tx, draft);
        return toValuation({ ...first, access: 'owner' }, await findSnapshotIdentity(tx, first.id));
      }
      await requireDocumentQuota(tx, userId);
      await recordAudit(tx, ctx, {
        action: 'valuation.created',
        subjectType: 'valuation',
        subjectId: created.id,
        before: null,
        after: { type, method, status: created.status },
      });
      await recordMilestone(tx, ctx, { userId: draft.ownerId, name: 'first-valuation-created' });
      return toValuation({ ...created, access: 'owner' }, null);
    });
  },
});
