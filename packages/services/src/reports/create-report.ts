import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { printedSections } from '@valia/domain/reports/report-choice.ts';
import {
  createReportInput,
  type Report,
  reportSchema,
} from '@valia/domain/reports/report-schemas.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { toVerificationCode } from '@valia/domain/reports/verification-code.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { reportFileName } from '@valia/domain/valuations/report-file-name.ts';
import { eq } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { requireFileQuota } from '../storage/require-quota.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { act, type Changed, changed, unchanged, writeChange } from '../verbs/verb.ts';
import { reportColumns, toReport } from './report-columns.ts';
import { toReportInput } from './report-input.ts';
import { loadComparedVersion, loadLatestVersion, type ReportVersions } from './report-versions.ts';

const codeBytes = 20;

/**
 * The storage key of the report's document. It is the same as long as the snapshot would print the same pages apart
 * from the code; the pages show the day of issue, the adviser, the branding and the firm.
 */
const storageKeyOf = (ownerId: string, snapshotId: string, input: ValuationReportInput): string => {
  const { brand, verification, ...rest } = input;
  const printed = {
    ...rest,
    issuedAt: madridCalendar.date(new Date(input.issuedAt)),
    brand: { ...brand, logo: brand.logo?.sha256 ?? null },
    verifiedAt: new URL(verification.address).origin,
  };
  return createHash('sha256')
    .update(JSON.stringify([ownerId, snapshotId, printed]))
    .digest('hex');
};

const findIssued = async (db: Database, storageKey: string): Promise<Report | null> => {
  const [issued] = await db
    .select(reportColumns)
    .from(files)
    .innerJoin(reports, eq(reports.fileId, files.id))
    .where(eq(files.storageKey, storageKey));
  return issued === undefined ? null : toReport(issued);
};

interface PrintedReport extends ReportVersions {
  input: ValuationReportInput;
  ownerId: string;
  createdBy: string;
  storageKey: string;
  bytes: Uint8Array;
}

const fileNameOf = ({ compared, input, snapshot }: PrintedReport): string =>
  reportFileName({
    companyName: input.document.company.name,
    kind: input.kind,
    language: input.language,
    version: snapshot.number,
    comparedVersion: compared?.number ?? null,
    date: madridCalendar.date(new Date(input.issuedAt)),
    code: input.verification.code,
  });

const reportRow = ({ createdBy, input, snapshot, compared }: PrintedReport) => ({
  valuationId: snapshot.valuationId,
  snapshotId: snapshot.id,
  comparedSnapshotId: compared?.id ?? null,
  kind: input.kind,
  language: input.language,
  sections: [...input.sections],
  verificationCode: input.verification.code,
  companyName: input.document.company.name,
  companySortKey: companySortKey(input.document.company.name),
  signedBy: input.adviser.name || input.adviser.email,
  createdBy,
});

/** Does nothing when the same document was stored meanwhile by another call; its bytes do not change. */
const storeReport = async (
  tx: Transaction,
  ctx: ServiceContext,
  printed: PrintedReport,
): Promise<Changed<null>> => {
  const { bytes, createdBy, ownerId, snapshot, storageKey } = printed;
  // Checked again, because the share may have been revoked, or the owner erased, during the printing.
  await loadValuation(tx, { id: snapshot.valuationId, userId: createdBy, need: 'edit' });
  const [id, fileId, sizeBytes, createdAt] = [ctx.newId(), ctx.newId(), bytes.byteLength, ctx.now];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = fileNameOf(printed);
  const mediaType = 'application/pdf';
  const inserted = await tx
    .insert(files)
    .values({ id: fileId, ownerId, name, mediaType, sizeBytes, sha256, storageKey, createdAt })
    .onConflictDoNothing({ target: files.storageKey })
    .returning({ id: files.id });
  if (inserted.length === 0) return unchanged(null);
  await requireFileQuota(tx, ownerId);
  const row = reportRow(printed);
  const { valuationId, snapshotId, kind, language } = row;
  await tx.insert(reports).values({ ...row, id, fileId, createdAt });
  return changed(null, {
    action: 'report.created',
    subjectType: 'report',
    subjectId: id,
    before: null,
    after: { valuationId, snapshotId, kind, language, sha256 },
    // Runs last, after the statement that locks the valuation, so that no bytes are stored without their report,
    // even when a user is erased meanwhile.
    follow: () => ctx.files.put(storageKey, bytes),
  });
};

type Printing = ReportVersions & { input: ValuationReportInput; ownerId: string; userId: string };

const keyOf = ({ input, ownerId, snapshot }: Printing): string =>
  storageKeyOf(ownerId, snapshot.id, input);

/** A logo that cannot be drawn does not prevent a report: the report is then printed without a logo. */
const printReport = async (ctx: ServiceContext, printing: Printing): Promise<Report> => {
  const { input, ownerId, userId } = printing;
  const storageKey = keyOf(printing);
  let bytes: Uint8Array;
  try {
    bytes = await ctx.reports.renderValuationReport(input);
  } catch (error) {
    if (input.brand.logo === null || error instanceof AppError) throw error;
    ctx.log.warn({ err: error, ownerId }, 'a report could not be printed with its logo');
    const plain = { ...printing, input: { ...input, brand: { ...input.brand, logo: null } } };
    return (await findIssued(ctx.db, keyOf(plain))) ?? printReport(ctx, plain);
  }
  const printed = { ...printing, createdBy: userId, storageKey, bytes };
  await writeChange(ctx, (tx) => storeReport(tx, ctx, printed));
  const report = await findIssued(ctx.db, storageKey);
  if (!report) throw new AppError('conflict');
  return report;
};

const issueReport = async (ctx: ServiceContext, printing: Printing): Promise<Report> => {
  const issued = await findIssued(ctx.db, keyOf(printing));
  if (issued) return issued;
  // Limited, because one process prints for all users, and each choice of sections stores another document.
  await ctx.limits.take([{ limit: 'print-per-user', subject: printing.userId }], ctx.now);
  return printReport(ctx, printing);
};

/**
 * Issues a report of a completed valuation that the caller may edit, signed by its owner, from the latest snapshot. An
 * issued report is returned while a new one would be the same. Printing is limited per user and hour. If the
 * transaction fails after printing, an unreferenced file may remain.
 */
export const createReport = act({
  right: 'issue-own-reports',
  input: createReportInput,
  output: reportSchema,
  prints: true,
  touches: { object: 'valuation', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ valuationId: id, language: 'es' }),
  run: async ({ ctx, actor: { userId }, input }) => {
    const valuation = await loadValuation(ctx.db, { id: input.valuationId, userId, need: 'edit' });
    const { ownerId } = valuation;
    const snapshot = await loadLatestVersion(ctx.db, valuation);
    const compared = await loadComparedVersion(ctx.db, snapshot, input);
    const versions = { snapshot, compared };
    const { kind = 'full', language } = input;
    const reportInput = await toReportInput(ctx, {
      ...versions,
      valuation,
      kind,
      language,
      sections: printedSections(kind, input.sections),
      code: toVerificationCode(randomBytes(codeBytes)),
      issuedAt: ctx.now,
    });
    return issueReport(ctx, { ...versions, input: reportInput, ownerId, userId });
  },
});
