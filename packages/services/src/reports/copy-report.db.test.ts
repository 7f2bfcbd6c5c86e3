import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { crossCheckSections } from '@valia/domain/reports/report-choice.ts';
import type { ReportFormat } from '@valia/domain/reports/report-renderer.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { changeValuationStatus } from '../valuations/change-valuation-status.ts';
import { copyReport } from './copy-report.ts';
import { createReport } from './create-report.ts';
import { getReportChoice } from './report-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const docx = new TextEncoder().encode('PK for a test');

const copying = (who = suite.adviser) => {
  const asked: { input: ValuationReportInput; format: ReportFormat | undefined }[] = [];
  const renderValuationReport = async (input: ValuationReportInput, format?: ReportFormat) => {
    asked.push({ input, format });
    return docx;
  };
  return { ctx: suite.contextOf(who, { reports: { renderValuationReport } }), asked };
};

const issued = async (ctx: ServiceContext) => {
  const valuation = await suite.given(ctx, { status: 'completed' });
  const { code, id } = await createReport({
    ctx,
    input: { valuationId: valuation.id, language: 'en', sections: ['accounts', 'glossary'] },
  });
  return { valuation, reportId: id, code: code ?? '' };
};

const copiesOf = (reportId: string) =>
  suite.database.db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.subjectId, reportId), eq(auditLogs.action, 'report.copied')));

describe('a copy of a report', () => {
  test('says what the issued one says, is written down and not kept', async () => {
    const { ctx, asked } = copying();
    const { code, reportId, valuation } = await issued(ctx);
    const before = await suite.database.db.$count(reports);
    const copy = await copyReport({ ctx, input: { code } });
    expect(Buffer.from(copy.base64, 'base64').toString()).toBe('PK for a test');
    expect(copy.fileName).toMatch(/^valuation-report-.*-v1-.*-en-[0-9a-z]{4}\.docx$/);
    const [pdf, other] = asked;
    expect([pdf?.format, other?.format]).toEqual([undefined, 'docx']);
    expect(other?.input).toEqual(pdf?.input);
    expect(await suite.database.db.$count(reports)).toBe(before);
    const sha256 = createHash('sha256').update(docx).digest('hex');
    expect(await copiesOf(reportId)).toMatchObject([
      { after: { valuationId: valuation.id, format: 'docx', sha256 } },
    ]);
  });

  test('holds all contrasts where an earlier release stored its one name for them, as the next report begins with', async () => {
    const { ctx, asked } = copying();
    const { code, reportId, valuation } = await issued(ctx);
    const sections = ['contrasts', 'glossary'] as const;
    await suite.database.db
      .update(reports)
      .set({ sections: [...sections] })
      .where(eq(reports.id, reportId));
    await copyReport({ ctx, input: { code } });
    const meant = [...crossCheckSections, 'glossary'];
    expect(asked.at(-1)?.input.sections).toEqual(meant);
    const choice = await getReportChoice({ ctx, input: { valuationId: valuation.id } });
    expect(choice?.sections).toEqual(meant);
  });

  test('is of the version that was issued, though the valuation went on', async () => {
    const { ctx, asked } = copying();
    const { code, valuation } = await issued(ctx);
    let { version } = valuation;
    for (const to of ['in_progress', 'completed'] as const)
      ({ version } = await changeValuationStatus({
        ctx,
        input: { id: valuation.id, version, to },
      }));
    await copyReport({ ctx, input: { code } });
    expect(asked.at(-1)?.input.snapshot.number).toBe(1);
  });

  test('is for whom the valuation is shared with, and for others there is no such report', async () => {
    const { code, reportId, valuation } = await issued(copying().ctx);
    const { asked, ctx } = copying(suite.stranger);
    const missing = { code: '0000-0000-0000-0000-0000' };
    const answers = await Promise.allSettled([
      copyReport({ ctx, input: { code } }),
      copyReport({ ctx, input: missing }),
    ]);
    const [other, none] = answers.map((answer) =>
      answer.status === 'rejected' ? String(answer.reason) : 'in',
    );
    expect(other).toBe(none);
    expect(asked).toEqual([]);
    expect(await copiesOf(reportId)).toEqual([]);
    await suite.database.db.insert(valuationShares).values({
      valuationId: valuation.id,
      userId: suite.stranger.userId,
      right: 'read',
      grantedBy: suite.adviser.userId,
      createdAt: new Date(),
    });
    expect((await copyReport({ ctx, input: { code } })).fileName).toMatch(/\.docx$/);
  });

  test('whose share is taken back while it is printed is handed to nobody', async () => {
    const { code, reportId, valuation } = await issued(copying().ctx);
    const { db } = suite.database;
    const share = { valuationId: valuation.id, userId: suite.stranger.userId };
    await db.insert(valuationShares).values({
      ...share,
      right: 'edit',
      grantedBy: suite.adviser.userId,
      createdAt: new Date(),
    });
    const renderValuationReport = async () => {
      await db.delete(valuationShares).where(eq(valuationShares.valuationId, valuation.id));
      return docx;
    };
    const ctx = suite.contextOf(suite.stranger, { reports: { renderValuationReport } });
    await expect(copyReport({ ctx, input: { code } })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await copiesOf(reportId)).toEqual([]);
  });
});
