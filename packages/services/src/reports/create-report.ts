import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/files.ts';
import { firmSettings } from '@valia/db/schema/firm-settings.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { reportFileName } from '@valia/domain/valuations/report-file-name.ts';
import type { CreateReportInput, Report } from '@valia/domain/valuations/valuation-schemas.ts';
import { desc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { loadOwnValuation, type ValuationRow } from '../valuations/own-valuation.ts';
import { loadReportAdviser } from './report-adviser.ts';

type SnapshotRow = typeof valuationSnapshots.$inferSelect;

const loadLatestSnapshot = async (db: Database, valuation: ValuationRow): Promise<SnapshotRow> => {
  if (valuation.status !== 'completed') throw new AppError('valuation-not-completed');
  const [snapshot] = await db
    .select()
    .from(valuationSnapshots)
    .where(eq(valuationSnapshots.valuationId, valuation.id))
    .orderBy(desc(valuationSnapshots.number))
    .limit(1);
  if (!snapshot) throw new AppError('valuation-not-completed');
  return snapshot;
};

const toReportInput = async (
  ctx: ServiceContext,
  valuation: ValuationRow,
  { snapshot, language }: { snapshot: SnapshotRow; language: CreateReportInput['language'] },
): Promise<ValuationReportInput> => {
  const adviser = await loadReportAdviser(ctx.db, valuation.ownerId);
  const [firm] = await ctx.db.select({ name: firmSettings.name }).from(firmSettings);
  const { document, outcome, sha256, engineVersion, createdAt } = snapshot;
  return {
    language,
    type: valuation.type,
    document,
    outcome,
    adviser,
    firm: { name: firm?.name ?? '' },
    issuedAt: ctx.now.toISOString(),
    snapshot: { sha256, engineVersion, createdAt: createdAt.toISOString() },
  };
};

const storeDocument = async (
  ctx: ServiceContext,
  bytes: Uint8Array,
  file: { ownerId: string; name: string },
) => {
  const storageKey = ctx.newId();
  await ctx.files.put(storageKey, bytes);
  return {
    ...file,
    id: ctx.newId(),
    mediaType: 'application/pdf',
    sizeBytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    createdAt: ctx.now,
  };
};

/**
 * Issues the report of a completed valuation of mine, from its latest snapshot.
 * The document is made and stored before the transaction: a failed one leaves a file that nothing points at.
 */
export const createReport = async ({
  ctx,
  input: { valuationId, language },
}: {
  ctx: ServiceContext;
  input: CreateReportInput;
}): Promise<Report> => {
  const actor = requireRight(ctx.actor, 'issue-own-reports');
  const valuation = await loadOwnValuation(ctx.db, { id: valuationId, ownerId: actor.userId });
  const snapshot = await loadLatestSnapshot(ctx.db, valuation);
  const bytes = await ctx.reports.renderValuationReport(
    await toReportInput(ctx, valuation, { snapshot, language }),
  );
  const name = reportFileName(snapshot.document.company.name, language);
  const file = await storeDocument(ctx, bytes, { ownerId: actor.userId, name });
  const report = {
    id: ctx.newId(),
    valuationId,
    snapshotId: snapshot.id,
    fileId: file.id,
    language,
    createdAt: ctx.now,
    createdBy: actor.userId,
  };
  await ctx.db.transaction(async (tx) => {
    await tx.insert(files).values(file);
    await tx.insert(reports).values(report);
    await recordAudit(tx, ctx, {
      action: 'report.created',
      subjectType: 'report',
      subjectId: report.id,
      before: null,
      after: { valuationId, snapshotId: snapshot.id, language, sha256: file.sha256 },
    });
  });
  return {
    id: report.id,
    fileId: file.id,
    fileName: name,
    language,
    sizeBytes: file.sizeBytes,
    createdAt: ctx.now.toISOString(),
  };
};
