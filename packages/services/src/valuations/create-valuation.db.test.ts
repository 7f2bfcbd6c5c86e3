import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { createValuation, getValuation } from './valuation-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const newInput = () => ({
  clientId: randomUUID(),
  type: 'client_business' as const,
  method: 'mixed' as const,
  companyName: 'Talleres Ibarreta, S.L.',
});

describe('creating a valuation', () => {
  test('makes an empty draft of mine that can be read back', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const created = await createValuation({ ctx, input: newInput() });
    expect(created).toMatchObject({
      status: 'draft',
      version: 1,
      equityCentral: null,
      snapshot: null,
      access: 'owner',
    });
    expect(created.document.company.name).toBe('Talleres Ibarreta, S.L.');
    expect(await getValuation({ ctx, input: { id: created.id } })).toEqual(created);
  });

  test.each([
    { companyName: 'Otra' },
    { method: 'multiples' as const },
    { type: 'own_business' as const },
  ])('another one under the same client id is a conflict: %o', async (change) => {
    const ctx = suite.contextOf(suite.adviser);
    const input = newInput();
    await createValuation({ ctx, input });
    const other = createValuation({ ctx, input: { ...input, ...change } });
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
  });

  test('repeated with the same client id answers with the first one, renamed since or not, and writes nothing', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const input = newInput();
    const created = await createValuation({ ctx, input });
    expect(await createValuation({ ctx, input })).toEqual(created);
    const audit = await suite.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.subjectId, created.id));
    expect(audit.map(({ action }) => action)).toEqual(['valuation.created']);
  });

  test('fifty times at once with one client id makes one valuation', async () => {
    const input = newInput();
    const ctx = suite.contextOf(suite.adviser);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => createValuation({ ctx, input })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const rows = await suite.database.db
      .select({ id: valuations.id })
      .from(valuations)
      .where(eq(valuations.clientId, input.clientId));
    expect(rows).toHaveLength(1);
  });

  test('with a client id that somebody else used makes my own and shows nothing of theirs', async () => {
    const input = newInput();
    const mine = await createValuation({ ctx: suite.contextOf(suite.adviser), input });
    const theirs = await createValuation({ ctx: suite.contextOf(suite.stranger), input });
    expect(theirs.id).not.toBe(mine.id);
  });

  test('needs somebody signed in', async () => {
    await expect(
      createValuation({ ctx: suite.contextOf(null), input: newInput() }),
    ).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
