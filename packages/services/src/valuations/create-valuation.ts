import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/empty-valuation-document.ts';
import type {
  CreateValuationInput,
  Valuation,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/hold-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { findSnapshotIdentity } from './latest-snapshot.ts';
import { toValuation } from './to-valuation.ts';
import type { ValuationRow } from './valuation-access.ts';
import { valueDocument } from './value-document.ts';

type NewValuation = Pick<ValuationRow, 'ownerId' | 'clientId' | 'type' | 'document'>;

/** Null when the owner has used the client id before. */
const insertDraft = async (
  tx: Database,
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
  tx: Database,
  { ownerId, clientId }: NewValuation,
): Promise<ValuationRow> => {
  const [first] = await tx
    .select()
    .from(valuations)
    .where(and(eq(valuations.ownerId, ownerId), eq(valuations.clientId, clientId)));
  if (!first) throw new AppError('conflict');
  return first;
};

/** A new draft of mine. A repeated `clientId` answers with the valuation the first call made. */
export const createValuation = async ({
  ctx,
  input: { clientId, type, method, companyName },
}: {
  ctx: ServiceContext;
  input: CreateValuationInput;
}): Promise<Valuation> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const today = madridCalendar.date(ctx.now);
  const document = emptyValuationDocument({ method, companyName, today });
  const draft: NewValuation = { ownerId: userId, clientId, type, document };
  return ctx.db.transaction(async (tx) => {
    await requireNotErased(tx, userId);
    const created = await insertDraft(tx, ctx, draft);
    if (!created) {
      const first = await loadFirst(tx, draft);
      return toValuation({ ...first, access: 'owner' }, await findSnapshotIdentity(tx, first.id));
    }
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
};
