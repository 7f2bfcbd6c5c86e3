import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changedFields } from '@valia/domain/valuations/activity/changed-fields.ts';
import { changedValues } from '@valia/domain/valuations/activity/changed-values.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { requireGrowthQuota } from '../storage/require-quota.ts';
import { requireValidDocument } from '../storage/require-valid-document.ts';
import { type Changed, changed, unchanged } from '../verbs/verb.ts';
import { recordChanges } from './activity/record-changes.ts';
import {
  isEditableBy,
  loadValuation,
  type ValuationOfPerson,
  type ValuationRow,
} from './valuation-access.ts';
import { valueDocument } from './value-document.ts';
import { nextVersion } from './versions/next-version.ts';

/** Returns the document that replaces a valuation's document; throws an error that lists its invalid fields. */
export const parseReplacementDocument = (
  { document }: Pick<ValuationRow, 'document'>,
  written: unknown,
): ValuationDocument =>
  requireValidDocument(valuationDocumentSchema, { written, stored: document, at: 'document' });

/** Returns the document that replaces the newest version's document, or throws a refusal. */
export type ProposeDocument = (
  current: ValuationRow,
) => ValuationDocument | Promise<ValuationDocument>;

export interface WrittenValuation {
  before: ValuationRow;
  /** The same row when nothing changed. */
  after: ValuationRow;
}

const mostTries = 5;

const written = (
  { before, after }: WrittenValuation,
  fields: readonly string[],
): Changed<WrittenValuation> => {
  const { id: valuationId, ownerId } = before;
  return changed(
    { before, after },
    {
      action: 'valuation.updated',
      subjectType: 'valuation',
      subjectId: valuationId,
      before: { version: before.version },
      after: { version: after.version, fields },
      follow: (tx, auditLogId) => {
        const leaves = changedValues(before.document, after.document);
        return recordChanges(tx, [{ auditLogId, valuationId, ownerId, leaves }]);
      },
    },
  );
};

/**
 * Writes the proposed document over the version that was read, of a valuation that the user may edit. When another save
 * came between, the proposal is made again for the new version.
 */
export const writeDocument = async (
  tx: Transaction,
  { now }: Pick<ServiceContext, 'now'>,
  { propose, ...key }: ValuationOfPerson & { propose: ProposeDocument },
): Promise<Changed<WrittenValuation>> => {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const before = await loadValuation(tx, { ...key, need: 'edit' });
    const document = await propose(before);
    const fields = changedFields(before.document, document);
    if (fields.length === 0) return unchanged({ before, after: before });
    if (before.status === 'completed') throw new AppError('valuation-read-only');
    const { extract } = valueDocument(document);
    const [after] = await tx
      .update(valuations)
      .set({ ...extract, document, version: nextVersion, updatedAt: now })
      .where(
        and(
          isEditableBy(tx, key),
          eq(valuations.version, before.version),
          ne(valuations.status, 'completed'),
        ),
      )
      .returning();
    if (after === undefined) continue;
    const { ownerId } = before;
    await requireGrowthQuota(tx, { ownerId, before: before.document, after: document });
    return written({ before, after }, fields);
  }
  throw new AppError('unavailable');
};
