import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/files.ts';
import { firmSettings } from '@valia/db/schema/firm-settings.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { reportFileName } from '@valia/domain/valuations/report-file-name.ts';
import type { CreateReportInput, Report } from '@valia/domain/valuations/valuation-schemas.ts';
import { desc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { loadValuation, type ValuationRow } from '../valuations/valuation-access.ts';
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

/**
 * Where the document of this input lies: the same for as long as the same snapshot would print the same pages,
 * which show the day of issue, the adviser and the firm.
 */
const storageKeyOf = (ownerId: string, snapshotId: string, input: ValuationReportInput): string => {
  const printed = { ...input, issuedAt: madridCalendar.date(new Date(input.issuedAt)) };
  return createHash('sha256')
    .update(JSON.stringify([ownerId, snapshotId, printed]))
    .digest('hex');
};

const findIssued = async (db: Database, storageKey: string): Promise<Report | null> => {
  const [issued] = await db
    .select({
      id: reports.id,
      fileId: files.id,
      fileName: files.name,
      language: reports.language,
      sizeBytes: files.sizeBytes,
      createdAt: reports.createdAt,
    })
    .from(files)
    .innerJoin(reports, eq(reports.fileId, files.id))
    .where(eq(files.storageKey, storageKey));
  return issued === undefined ? null : { ...issued, createdAt: issued.createdAt.toISOString() };
};

interface PrintedReport {
  valuationId: string;
  snapshotId: string;
  language: CreateReportInput['language'];
  ownerId: string;
  createdBy: string;
  name: string;
  storageKey: string;
  bytes: Uint8Array;
}

/** Answers null when somebody else stored the same document meanwhile; its bytes stay as they are. */
const storeReport = async (
  tx: Database,
  ctx: ServiceContext,
  { valuationId, snapshotId, language, ownerId, createdBy, name, storageKey, bytes }: PrintedReport,
): Promise<Report | null> => {
  const [id, fileId, sizeBytes, createdAt] = [ctx.newId(), ctx.newId(), bytes.byteLength, ctx.now];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const mediaType = 'application/pdf';
  const inserted = await tx
    .insert(files)
    .values({ id: fileId, ownerId, name, mediaType, sizeBytes, sha256, storageKey, createdAt })
    .onConflictDoNothing({ target: files.storageKey })
    .returning({ id: files.id });
  if (inserted.length === 0) return null;
  await ctx.files.put(storageKey, bytes);
  await tx
    .insert(reports)
    .values({ id, valuationId, snapshotId, fileId, language, createdAt, createdBy });
  await recordAudit(tx, ctx, {
    action: 'report.created',
    subjectType: 'report',
    subjectId: id,
    before: null,
    after: { valuationId, snapshotId, language, sha256 },
  });
  return { id, fileId, fileName: name, language, sizeBytes, createdAt: createdAt.toISOString() };
};

/**
 * Issues the report of a completed valuation that I may edit, signed by its owner, from its latest snapshot; asked for again, the one issued
 * before is answered for as long as a new one would print the same.
 * The document is made before the transaction; a failed one may leave a file that nothing points at.
 */
export const createReport = async ({
  ctx,
  input: { valuationId, language },
}: {
  ctx: ServiceContext;
  input: CreateReportInput;
}): Promise<Report> => {
  const { userId } = requireRight(ctx.actor, 'issue-own-reports');
  const valuation = await loadValuation(ctx.db, { id: valuationId, userId, need: 'edit' });
  const { ownerId } = valuation;
  const snapshot = await loadLatestSnapshot(ctx.db, valuation);
  const reportInput = await toReportInput(ctx, valuation, { snapshot, language });
  const storageKey = storageKeyOf(ownerId, snapshot.id, reportInput);
  const issued = await findIssued(ctx.db, storageKey);
  if (issued) return issued;
  const bytes = await ctx.reports.renderValuationReport(reportInput);
  const name = reportFileName(snapshot.document.company.name, language);
  const printed = {
    valuationId,
    snapshotId: snapshot.id,
    language,
    ownerId,
    createdBy: userId,
    name,
    storageKey,
  };
  const stored = await ctx.db.transaction((tx) => storeReport(tx, ctx, { ...printed, bytes }));
  const report = stored ?? (await findIssued(ctx.db, storageKey));
  if (!report) throw new AppError('conflict');
  return report;
};
