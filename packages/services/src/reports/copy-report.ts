import type { Database } from '@valia/db/client.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { printedDocumentSchema } from '@valia/domain/commissions/commission-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { copyReportInput } from '@valia/domain/reports/report-schemas.ts';
import { reportFileName } from '@valia/domain/valuations/report-file-name.ts';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { loadValuation } from '../valuations/valuation-access.ts';
import { act, changed, writeChange } from '../verbs/verb.ts';
import { toReportInput } from './report-input.ts';
import type { SnapshotRow } from './report-versions.ts';

type ReportRow = typeof reports.$inferSelect;

const loadReport = async (db: Database, code: string): Promise<ReportRow> => {
  const [report] = await db.select().from(reports).where(eq(reports.verificationCode, code));
  if (!report) throw new AppError('not-found');
  return report;
};

const loadSnapshot = async (db: Database, id: string): Promise<SnapshotRow> => {
  const [snapshot] = await db
    .select()
    .from(valuationSnapshots)
    .where(eq(valuationSnapshots.id, id));
  if (!snapshot) throw new AppError('not-found');
  return snapshot;
};

/**
 * An issued report of a valuation that the caller may read, as an editable DOCX, with the same version, kind, language
 * and sections, and its adviser's current data. It is printed each time and not stored; the audit log records it.
 */
export const copyReport = act({
  right: 'issue-own-reports',
  input: copyReportInput,
  output: printedDocumentSchema,
  prints: true,
  touches: { object: 'report', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ code: id }),
  run: async ({ ctx, actor: { userId }, input: { code } }) => {
    const report = await loadReport(ctx.db, code);
    const { comparedSnapshotId, createdAt, id, kind, language, sections, snapshotId, valuationId } =
      report;
    const access = { id: valuationId, userId, need: 'read' } as const;
    const valuation = await loadValuation(ctx.db, access);
    const snapshot = await loadSnapshot(ctx.db, snapshotId);
    const compared =
      comparedSnapshotId === null ? null : await loadSnapshot(ctx.db, comparedSnapshotId);
    await ctx.limits.take([{ limit: 'print-per-user', subject: userId }], ctx.now);
    const asked = { valuation, snapshot, compared, kind, language, sections, code };
    const reportInput = await toReportInput(ctx, { ...asked, issuedAt: createdAt });
    const bytes = await ctx.reports.renderValuationReport(reportInput, 'docx');
    await writeChange(ctx, async (tx) => {
      // Checked again, because the share may have been revoked during the printing.
      await loadValuation(tx, access);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return changed(null, {
        action: 'report.copied',
        subjectType: 'report',
        subjectId: id,
        before: null,
        after: { valuationId, snapshotId, language, format: 'docx', sha256 },
      });
    });
    return {
      fileName: reportFileName({
        companyName: reportInput.document.company.name,
        kind,
        language,
        version: snapshot.number,
        comparedVersion: compared?.number ?? null,
        date: madridCalendar.date(createdAt),
        code,
        format: 'docx',
      }),
      base64: Buffer.from(bytes).toString('base64'),
    };
  },
});
