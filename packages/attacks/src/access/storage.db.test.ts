import { storageUse } from '@valia/db/schema/valuations/storage-use.ts';
import { limitRules } from '@valia/domain/limits/limit-rules.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import {
  startListeningServer,
  slowAnswerTimeoutMs,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await startListeningServer({ answerWithinMs: slowAnswerTimeoutMs });
});
afterAll(() => server.close());

const create = async ({ http }: SignedInPerson): Promise<string> => {
  const answer = await http.call('valuations.create', {
    clientId: randomUUID(),
    type: 'client_business',
    method: 'dcf',
    companyName: 'Conservas Valdeorza',
  });
  return (answer.data as { id: string }).id;
};
const duplicate = ({ http }: SignedInPerson, id: string) =>
  http.call('valuations.applyToMany', {
    action: { kind: 'duplicate', batchId: randomUUID() },
    items: [{ id, version: 1 }],
  });
const storageOf = async ({ http }: SignedInPerson) =>
  (await http.call('auth.account.storage')).data as {
    use: { documentBytes: number; valuationCount: number };
    quota: { documentBytes: number };
  };

describe('S35 what one person may keep and write', () => {
  test('copies stop at the quota, fifty at once too, and the refusal says what helps', async () => {
    const person = await signedInPerson(server);
    const id = await create(person);
    const { use, quota } = await storageOf(person);
    const room = 5;
    await server.db
      .update(storageUse)
      .set({ documentBytes: quota.documentBytes - room * use.documentBytes })
      .where(eq(storageUse.userId, person.userId));
    const answers = await Promise.all(Array.from({ length: 50 }, () => duplicate(person, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(room);
    expect(answers.filter(({ code }) => code === 'documents-full')).toHaveLength(50 - room);
    const after = await storageOf(person);
    expect(after.use).toMatchObject({
      valuationCount: room + 1,
      documentBytes: quota.documentBytes,
    });
  });

  test('an address that nobody confirmed keeps 10 MB', async () => {
    const person = await signedInPerson(server, { emailConfirmed: false });
    const id = await create(person);
    await server.db
      .update(storageUse)
      .set({ documentBytes: 9_999_999 })
      .where(eq(storageUse.userId, person.userId));
    expect(await duplicate(person, id)).toMatchObject({ status: 409, code: 'unconfirmed-full' });
  });

  test('writes end at the limit of a minute, reads do not', async () => {
    const person = await signedInPerson(server);
    const { most } = limitRules['write-per-user'];
    server.setClock(new Date());
    const id = randomUUID();
    const deleteView = async () => (await person.http.call('valuations.deleteView', { id })).status;
    // Called in groups instead of one by one, because most of the time is spent waiting for the database.
    const together = 5;
    const statuses: number[] = [];
    while (statuses.length < most + 5)
      statuses.push(...(await Promise.all(Array.from({ length: together }, deleteView))));
    server.setClock(null);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await person.http.call('valuations.views')).status).toBe(200);
  });
});
