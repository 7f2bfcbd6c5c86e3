import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { accountLabelChoices } from '@valia/db/schema/valuations/account-label-choices.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import {
  maxLabelChoices,
  type RememberLabelsInput,
} from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getLabelChoices, rememberLabels } from './label-choice-verbs.ts';

let database: TestDatabase;
let adviser: TestAdviser;
let other: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  [adviser, other] = [await createAdviser(database.db), await createAdviser(database.db)];
});
afterAll(() => database.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute));
const remember = (choices: RememberLabelsInput['choices'], minute = 0, person = adviser) =>
  rememberLabels({
    ctx: { ...createServiceContext(database.db, person), now: at(minute) },
    input: { choices },
  });
const known = (person = adviser) =>
  getLabelChoices({ ctx: createServiceContext(database.db, person) });

test('a choice is kept for its person alone, the last word on a name counts, and each is audited', async () => {
  await remember([
    { key: 'comisiones', target: 'otherOperatingExpenses' },
    { key: 'reparto', target: 'supplies' },
    { key: 'reparto', target: null },
  ]);
  await remember([{ key: 'comisiones', target: 'supplies' }], 1);
  expect((await known()).choices).toEqual([
    { key: 'comisiones', target: 'supplies' },
    { key: 'reparto', target: null },
  ]);
  expect((await known(other)).choices).toEqual([]);
  const rows = await database.db
    .select({ after: auditLogs.after })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.actorUserId, adviser.userId),
        eq(auditLogs.action, 'account-labels.remembered'),
      ),
    );
  expect(rows.map(({ after }) => after)).toEqual([{ count: 2 }, { count: 1 }]);
});

test('the oldest make room for new ones', async () => {
  for (let minute = 2; minute * 100 - 100 <= maxLabelChoices; minute += 1)
    await remember(
      Array.from({ length: 100 }, (_, index) => ({
        key: `fila ${String(minute)} ${String(index)}`,
        target: 'personnel',
      })),
      minute,
    );
  const kept = await database.db
    .select({ key: accountLabelChoices.key })
    .from(accountLabelChoices)
    .where(eq(accountLabelChoices.userId, adviser.userId));
  expect(kept).toHaveLength(maxLabelChoices);
  expect(kept.map(({ key }) => key)).not.toContain('comisiones');
});
