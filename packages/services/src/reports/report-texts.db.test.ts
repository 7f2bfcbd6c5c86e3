import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { valdeorzaReport } from '@valia/domain/demo/valdeorza-report.ts';
import { moveBlock, writeBlock } from '@valia/domain/report-blocks/block-edits.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { changeValuationStatus } from '../valuations/change-valuation-status.ts';
import { saveValuation } from '../valuations/save-valuation.ts';
import { getValuationSnapshot } from '../valuations/versions/snapshot-verbs.ts';
import { createReport } from './create-report.ts';
import { getReportSigner } from './report-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const figures = { 'conclusion.value': { kind: 'money' as const, value: 7_009_000 } };
const withText = (document: ValuationDocument, text: string): ValuationDocument =>
  writeBlock(
    moveBlock({ ...document, report: document.report ?? valdeorzaReport }, 'sector', 0),
    'conclusion',
    'ca',
    { text, figures },
  );

describe('the texts of a report', () => {
  test('are saved with the document, audited, and frozen with it', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { document, id, version } = await suite.given(ctx);
    const edited = withText(document, 'El nostre text.');
    const saved = await saveValuation({ ctx, input: { id, version, document: edited } });
    const [logged] = await suite.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.subjectId, id))
      .orderBy(desc(auditLogs.at), desc(auditLogs.id))
      .limit(1);
    expect(logged).toMatchObject({
      action: 'valuation.updated',
      after: { fields: expect.arrayContaining(['report']) as string[] },
    });
    await changeValuationStatus({ ctx, input: { id, version: saved.version, to: 'completed' } });
    const { document: frozen } = await getValuationSnapshot({ ctx, input: { id, number: null } });
    expect(frozen.report).toEqual(edited.report);
  });

  test('of a completed valuation are edited after reopening alone', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { document, id, version } = await suite.given(ctx, { status: 'completed' });
    const input = { id, version, document: withText(document, 'Tarde.') };
    await expect(saveValuation({ ctx, input })).rejects.toMatchObject({
      code: 'valuation-read-only',
    });
    const open = await changeValuationStatus({ ctx, input: { id, version, to: 'in_progress' } });
    const saved = await saveValuation({ ctx, input: { ...input, version: open.version } });
    expect(saved.version).toBeGreaterThan(open.version);
  });

  test('reach the report of the version that was closed', async () => {
    const asked: ValuationReportInput[] = [];
    const renderValuationReport = async (input: ValuationReportInput) => {
      asked.push(input);
      return new TextEncoder().encode('%PDF-1.7 for a test');
    };
    const ctx = suite.contextOf(suite.adviser, { reports: { renderValuationReport } });
    const { document, id, version } = await suite.given(ctx);
    const edited = withText(document, 'Tancat.');
    const saved = await saveValuation({ ctx, input: { id, version, document: edited } });
    await changeValuationStatus({ ctx, input: { id, version: saved.version, to: 'completed' } });
    await createReport({ ctx, input: { valuationId: id, language: 'ca' } });
    expect(asked[0]?.document.report?.blocks.conclusion?.texts?.ca?.text).toBe('Tancat.');
  });

  test('of a kind that no report has are refused by the schema', () => {
    const report = { ...valdeorzaReport, blocks: { appendix: {} } };
    expect(valuationDocumentSchema.safeParse({ ...suite.computable, report }).success).toBe(false);
  });
});

describe('who signs', () => {
  test('is the owner, with where they are registered, for whoever may read', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const said = { professionalBody: 'Colegio de Economistas', membershipNumber: '412' };
    await suite.database.db
      .update(userProfiles)
      .set(said)
      .where(eq(userProfiles.userId, suite.adviser.userId));
    const signer = await getReportSigner({ ctx, input: { valuationId: id } });
    expect(signer).toMatchObject({ body: 'Colegio de Economistas', membership: '412' });
    const stranger = suite.contextOf(suite.stranger);
    await expect(
      getReportSigner({ ctx: stranger, input: { valuationId: id } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});
