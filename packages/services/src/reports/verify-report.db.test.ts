import { reports } from '@valia/db/schema/valuations/reports.ts';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { createReport } from './create-report.ts';
import { verifyReport } from './report-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const pdf = new TextEncoder().encode('%PDF-1.7 to be verified');

const issued = async () => {
  const ctx = suite.contextOf(suite.adviser, {
    reports: { renderValuationReport: async () => pdf },
  });
  const { id } = await suite.given(ctx, { status: 'completed' });
  return createReport({ ctx, input: { valuationId: id, language: 'es' } });
};

const visitor = (overrides: Partial<ServiceContext> = {}) => suite.contextOf(null, overrides);

describe('verifying a report', () => {
  test('anybody with its code learns when it was issued, initials and its hash', async () => {
    const { code, createdAt } = await issued();
    const answer = await verifyReport({ ctx: visitor(), input: { code: code ?? '' } });
    expect(answer).toEqual({
      code,
      issuedAt: createdAt,
      kind: 'full',
      language: 'es',
      companyInitials: 'C. V. S. L.',
      signerInitials: 'M. P. S.',
      sha256: createHash('sha256').update(pdf).digest('hex'),
      sizeBytes: pdf.byteLength,
    });
  });

  test('a code that was never printed is not found', async () => {
    const input = { code: '0000-0000-0000-0000-0000' };
    await expect(verifyReport({ ctx: visitor(), input })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('codes are not told apart from chance: each report has its own', async () => {
    const codes = [await issued(), await issued(), await issued()].map(({ code }) => code);
    expect(new Set(codes).size).toBe(3);
    const rows = await suite.database.db
      .select()
      .from(reports)
      .where(eq(reports.verificationCode, codes[0] ?? ''));
    expect(rows).toHaveLength(1);
  });

  test('an address that asks too often waits, others do not', async () => {
    const input = { code: '0000-0000-0000-0000-0001' };
    const now = new Date('2026-11-21T10:00:00Z');
    const ask = (address: string, at = now) =>
      verifyReport({
        ctx: visitor({ client: { address, userAgent: null }, now: at }),
        input,
      }).catch((error: unknown) => error);
    for (let count = 0; count < 30; count += 1) {
      expect(await ask('192.0.2.1')).toMatchObject({ code: 'not-found' });
    }
    expect(await ask('192.0.2.1')).toMatchObject({ code: 'too-many-requests' });
    expect(await ask('198.51.100.2')).toMatchObject({ code: 'not-found' });
    const later = new Date(now.getTime() + 60_000);
    expect(await ask('192.0.2.1', later)).toMatchObject({ code: 'not-found' });
  });
});
