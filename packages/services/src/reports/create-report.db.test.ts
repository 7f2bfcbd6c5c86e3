import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { reportSections } from '@valia/domain/reports/report-choice.ts';
import { listReportsInput } from '@valia/domain/reports/report-list-inputs.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { eq } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../context/service-context.ts';
import { readFile } from '../files/read-file.ts';
import { testActor } from '../testing/create-service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { changeValuationStatus } from '../valuations/change-valuation-status.ts';
import { saveValuation } from '../valuations/save-valuation.ts';
import { createReport } from './create-report.ts';
import { listReports } from './list-reports.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const pdf = new TextEncoder().encode('%PDF-1.7 for a test');

const issuing = (): { ctx: ServiceContext; asked: ValuationReportInput[] } => {
  const asked: ValuationReportInput[] = [];
  const renderValuationReport = async (input: ValuationReportInput) => {
    asked.push(input);
    return pdf;
  };
  return { ctx: suite.contextOf(suite.adviser, { reports: { renderValuationReport } }), asked };
};

describe('issuing a report', () => {
  test('shows the snapshot and its adviser, and keeps the document with its hash', async () => {
    const { ctx, asked } = issuing();
    await suite.database.db.update(firmSettings).set({ name: 'Merindal' });
    const { id, snapshot } = await suite.given(ctx, { status: 'completed' });
    const report = await createReport({ ctx, input: { valuationId: id, language: 'ca' } });
    expect(report).toMatchObject({
      language: 'ca',
      sizeBytes: pdf.byteLength,
    });
    expect(report.fileName).toMatch(
      /^informe-valoracio-conservas-valdeorza-sl-v1-\d{4}-\d\d-\d\d-ca-[0-9a-z]{4}\.pdf$/,
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      language: 'ca',
      type: 'client_business',
      document: suite.computable,
      adviser: {
        name: 'Marta Puig Serra',
        organizationName: 'Asesoría Puig',
        email: suite.adviser.email,
      },
      firm: { name: 'Merindal' },
      snapshot: { sha256: snapshot?.sha256, createdAt: snapshot?.createdAt },
      issuedAt: ctx.now.toISOString(),
    });
    const [file] = await suite.database.db.select().from(files).where(eq(files.id, report.fileId));
    expect(file?.sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect(file?.storageKey).not.toContain(report.fileId);
    expect(await readFile({ ctx, input: { id: report.fileId } })).toEqual({
      name: report.fileName,
      mediaType: 'application/pdf',
      bytes: pdf,
    });
    const [row] = await suite.database.db.select().from(reports).where(eq(reports.id, report.id));
    expect(row).toMatchObject({
      valuationId: id,
      snapshotId: snapshot?.id,
      createdBy: suite.adviser.userId,
    });
    const audit = await suite.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.subjectId, report.id));
    expect(audit).toMatchObject([{ action: 'report.created', after: { sha256: file?.sha256 } }]);
  });

  test('shows the EV/EBIT of its sector, where it is published and says something', async () => {
    const { ctx, asked } = issuing();
    const { company } = suite.computable;
    for (const sector of ['ALI', 'FIN', 'ELE', null]) {
      const document = { ...suite.computable, company: { ...company, sector } };
      const { id } = await suite.given(ctx, { status: 'completed', document });
      await createReport({ ctx, input: { valuationId: id, language: 'es' } });
    }
    expect(asked.map(({ listedContrast }) => listedContrast)).toEqual([
      expect.objectContaining({ region: 'US', date: '2026-01-05', firms: 129, evToEbit: 14.74 }),
      null,
      null,
      null,
    ]);
  });

  test('shows its sector as the edition in force on the closing day has it', async () => {
    const { ctx, asked } = issuing();
    const { company } = suite.computable;
    for (const sector of ['ALI', 'FIN', null]) {
      const document = { ...suite.computable, company: { ...company, sector } };
      const { id } = await suite.given(ctx, { status: 'completed', document });
      await createReport({ ctx, input: { valuationId: id, language: 'es' } });
    }
    expect(asked.map(({ sectorContext }) => sectorContext)).toEqual([
      expect.objectContaining({
        sector: 'ALI',
        region: 'Western Europe',
        date: '2026-01-05',
        firms: 244,
        central: 11.8,
      }),
      null,
      null,
    ]);
  });

  test('of a valuation that is not completed, or was reopened, is refused', async () => {
    const { ctx, asked } = issuing();
    const draft = await suite.given(ctx);
    const reopened = await suite.given(ctx, { status: 'completed' });
    const { id: reopenedId, version } = reopened;
    await changeValuationStatus({ ctx, input: { id: reopenedId, version, to: 'in_progress' } });
    for (const { id } of [draft, reopened]) {
      await expect(
        createReport({ ctx, input: { valuationId: id, language: 'es' } }),
      ).rejects.toMatchObject({
        code: 'valuation-not-completed',
      });
    }
    expect(asked).toEqual([]);
  });

  test('again answers the document issued before, until its pages would differ', async () => {
    const { ctx, asked } = issuing();
    const { id } = await suite.given(ctx, { status: 'completed' });
    const issue = (changes: Partial<ServiceContext> = {}, language: 'es' | 'en' = 'es') =>
      createReport({ ctx: { ...ctx, ...changes }, input: { valuationId: id, language } });
    const [first, atOnce] = await Promise.all([issue(), issue()]);
    expect(atOnce).toEqual(first);
    const printed = asked.length;
    expect(await issue()).toEqual(first);
    expect(asked).toHaveLength(printed);

    const others = [await issue({}, 'en')];
    others.push(await issue({ now: new Date(ctx.now.getTime() + 2 * 86_400_000) }));
    await suite.database.db.update(firmSettings).set({ name: 'Otra firma' });
    others.push(await issue());
    expect(new Set([first, ...others].map(({ fileId }) => fileId)).size).toBe(4);
    const rows = await suite.database.db.select().from(reports).where(eq(reports.valuationId, id));
    expect(rows).toHaveLength(4);
  });

  test('of a comparison shows the version before, or the one asked for', async () => {
    const { ctx, asked } = issuing();
    const first = await suite.given(ctx, { status: 'completed' });
    const input = { valuationId: first.id, language: 'es', kind: 'comparison' } as const;
    await expect(createReport({ ctx, input })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'compareWith' }],
    });
    let { version } = first;
    for (const to of ['in_progress', 'completed', 'in_progress', 'completed'] as const) {
      ({ version } = await changeValuationStatus({ ctx, input: { id: first.id, version, to } }));
    }
    await createReport({ ctx, input });
    await createReport({ ctx, input: { ...input, compareWith: 1 } });
    expect(asked.map(({ snapshot, compared }) => [snapshot.number, compared?.number])).toEqual([
      [3, 2],
      [3, 1],
    ]);
    await expect(createReport({ ctx, input: { ...input, compareWith: 3 } })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    const { items } = await listReports({ ctx, input: listReportsInput.parse({}) });
    const versions = items
      .filter(({ valuationId }) => valuationId === first.id)
      .map(({ version, comparedVersion }) => `${version} against ${comparedVersion}`);
    expect(versions.toSorted()).toEqual(['3 against 1', '3 against 2']);
  });

  test('of a comparison passes over versions in another currency', async () => {
    const { ctx, asked } = issuing();
    const { id, version } = await suite.given(ctx, { status: 'completed' });
    let current = version;
    for (const currency of ['USD', 'EUR']) {
      const moved = async (to: 'in_progress' | 'completed') => {
        const input = { id, version: current, to };
        ({ version: current } = await changeValuationStatus({ ctx, input }));
      };
      await moved('in_progress');
      const document = { ...suite.computable, currency };
      const input = { id, version: current, document };
      ({ version: current } = await saveValuation({ ctx, input }));
      await moved('completed');
    }
    const input = { valuationId: id, language: 'es', kind: 'comparison' } as const;
    await createReport({ ctx, input });
    expect(asked.map(({ compared, snapshot }) => [snapshot.number, compared?.number])).toEqual([
      [3, 1],
    ]);
    await expect(createReport({ ctx, input: { ...input, compareWith: 2 } })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'compareWith' }],
    });
  });

  test('whose share is taken back while it is printed is issued no more', async () => {
    const { id } = await suite.given(issuing().ctx, { status: 'completed' });
    const share = { valuationId: id, userId: suite.stranger.userId };
    const { db } = suite.database;
    await db.insert(valuationShares).values({
      ...share,
      right: 'edit',
      grantedBy: suite.adviser.userId,
      createdAt: new Date(),
    });
    const renderValuationReport = async () => {
      await db.delete(valuationShares).where(eq(valuationShares.valuationId, id));
      return pdf;
    };
    const ctx = suite.contextOf(suite.stranger, { reports: { renderValuationReport } });
    await expect(
      createReport({ ctx, input: { valuationId: id, language: 'es' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await db.$count(reports, eq(reports.valuationId, id))).toBe(0);
  });

  test('is printed sixty times an hour for one person, and no more; what is there is answered', async () => {
    const { ctx: owner } = issuing();
    const ctx = { ...owner, actor: testActor(await createAdviser(suite.database.db)) };
    const { id } = await suite.given(ctx, { status: 'completed' });
    const ask = (place: number) => {
      const sections = reportSections.filter((_, at) => Math.floor(place / 2 ** at) % 2 === 1);
      return createReport({ ctx, input: { valuationId: id, language: 'es', sections } });
    };
    const first = await ask(1);
    for (let place = 2; place <= 60; place += 1) await ask(place);
    await expect(ask(61)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await ask(1)).toEqual(first);
  });

  test('holds the sections that were chosen, and none that its kind cannot hold', async () => {
    const { ctx, asked } = issuing();
    const { id } = await suite.given(ctx, { status: 'completed' });
    const input = { valuationId: id, language: 'es' } as const;
    const { code } = await createReport({ ctx, input });
    const sections = ['glossary', 'accounts', 'scenarios'] as const;
    await createReport({ ctx, input: { ...input, kind: 'summary', sections: [...sections] } });
    expect(asked.map((one) => one.sections.length)).toEqual([10, 2]);
    expect(asked[1]).toMatchObject({ kind: 'summary', sections: ['scenarios', 'glossary'] });
    expect(asked[0]?.verification).toEqual({
      code,
      address: 'https://valia.example/verify',
    });
  });

  test('carries the colour and the logo of the organization where it has them', async () => {
    const { ctx, asked } = issuing();
    const { db } = suite.database;
    const { id } = await suite.given(ctx, { status: 'completed' });
    await createReport({ ctx, input: { valuationId: id, language: 'es' } });
    const fileId = randomUUID();
    await ctx.files.put('logo', pdf);
    await db.insert(files).values({
      id: fileId,
      ownerId: suite.adviser.userId,
      name: 'logo.png',
      mediaType: 'image/png',
      sizeBytes: pdf.byteLength,
      sha256: 'b'.repeat(64),
      storageKey: 'logo',
      createdAt: ctx.now,
    });
    await db.update(organizations).set({ brandColor: '#ffcc00', logoFileId: fileId });
    await createReport({ ctx, input: { valuationId: id, language: 'es' } });
    await db.update(organizations).set({ brandColor: null, logoFileId: null });
    expect(asked.map(({ brand }) => brand)).toMatchObject([
      { color: null, logo: null },
      {
        color: '#ffcc00',
        logo: { mediaType: 'image/png', sha256: 'b'.repeat(64), bytes: pdf },
      },
    ]);
  });

  test('is printed without a logo that cannot be read or drawn, and that is written down', async () => {
    const { db } = suite.database;
    const warnings: string[] = [];
    const log = { error: () => undefined, warn: (_: unknown, text: string) => warnings.push(text) };
    const asked: ValuationReportInput['brand'][] = [];
    const renderValuationReport = async ({ brand }: ValuationReportInput) => {
      asked.push(brand);
      if (brand.logo !== null) throw new Error('The report template did not compile');
      return pdf;
    };
    const ctx = suite.contextOf(suite.adviser, { reports: { renderValuationReport }, log });
    const { id } = await suite.given(ctx, { status: 'completed' });
    const fileId = randomUUID();
    const file = {
      id: fileId,
      ownerId: suite.adviser.userId,
      name: 'logo.png',
      createdAt: ctx.now,
    };
    await db.insert(files).values({
      ...file,
      mediaType: 'image/png',
      sizeBytes: 1,
      sha256: 'd'.repeat(64),
      storageKey: 'lost logo',
    });
    await db.update(organizations).set({ logoFileId: fileId });
    await createReport({ ctx, input: { valuationId: id, language: 'es' } });
    await ctx.files.put('lost logo', pdf);
    const printed = await createReport({ ctx, input: { valuationId: id, language: 'ca' } });
    const again = await createReport({ ctx, input: { valuationId: id, language: 'ca' } });
    expect(again.id).toBe(printed.id);
    expect(asked.map(({ logo }) => logo !== null)).toEqual([false, true, false, true]);
    const unprintable = 'a report could not be printed with its logo';
    expect(warnings).toEqual(['a logo could not be read', unprintable, unprintable]);
    expect(await db.$count(reports, eq(reports.valuationId, id))).toBe(2);

    const down = new AppError('unavailable');
    const printer = { renderValuationReport: () => Promise.reject(down) };
    const without = { ...ctx, reports: printer };
    const asking = createReport({ ctx: without, input: { valuationId: id, language: 'en' } });
    await expect(asking).rejects.toBe(down);
    await db.update(organizations).set({ logoFileId: null });
    expect(warnings).toHaveLength(3);
  });

  test('that cannot be rendered leaves nothing behind', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx, { status: 'completed' });
    await expect(createReport({ ctx, input: { valuationId: id, language: 'es' } })).rejects.toThrow(
      'This test renders no report.',
    );
    expect(
      await suite.database.db.select().from(reports).where(eq(reports.valuationId, id)),
    ).toEqual([]);
  });
});

describe('reading a file', () => {
  test('of somebody else, a missing one and a malformed id are answered alike', async () => {
    const { ctx } = issuing();
    const { id } = await suite.given(ctx, { status: 'completed' });
    const { fileId } = await createReport({ ctx, input: { valuationId: id, language: 'en' } });
    const strangers = { ...ctx, actor: suite.contextOf(suite.stranger).actor };
    for (const asked of [
      fileId,
      '00000000-0000-4000-8000-000000000000',
      '../../etc/passwd',
      `${fileId}\u0000`,
    ]) {
      await expect(readFile({ ctx: strangers, input: { id: asked } })).rejects.toMatchObject({
        code: 'not-found',
        fields: [],
      });
    }
  });
});
