import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import {
  startListeningServer,
  silentServerOptions,
  type ListeningServer,
} from '@valia/server/testing/listening-server.ts';
import { personalData } from '@valia/services/privacy/personal-data.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callAfterErasure,
  createErasedPerson,
  erasedMidCallAttack,
  signedInProcedures,
} from '../accounts/erased-mid-call-attack.ts';
import { collectFaults } from './try-rules.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await startListeningServer(silentServerOptions);
});
afterAll(() => server.close());

/** The tables that still contain data of a user that an erasure must delete. */
const tablesLeft = async ({ userId }: TestAdviser): Promise<string[]> => {
  const left: string[] = [];
  for (const { name, rowsOf, table, erasure } of personalData) {
    if (rowsOf === null || erasure !== 'deleted') continue;
    if ((await server.db.$count(table, rowsOf(userId))) > 0) left.push(name);
  }
  return left;
};

const late = (person: TestAdviser, path: string, input: unknown) =>
  callAfterErasure(server, person, { path, hasBytesInput: false, input });

describe('R11 a call that its person’s erasure overtook', () => {
  test.each(signedInProcedures)('writes nothing of them any more: $path', async (procedure) => {
    expect(await collectFaults(erasedMidCallAttack(server, procedure))).toEqual([]);
  });

  test('finds nothing left of them that an erasure takes', async () => {
    expect(await tablesLeft(await createErasedPerson(server))).toEqual([]);
  });

  test('nor does the sign-out of a session that is gone', async () => {
    const person = await createErasedPerson(server);
    expect(await late(person, 'auth.signOut', {})).toBe(200);
    expect(await tablesLeft(person)).toEqual([]);
  });

  test('nor does it make them a member of whoever invited them', async () => {
    const owner = await createAdviser(server.db, { emailConfirmed: true });
    const person = await createErasedPerson(server);
    const token = createSessionToken();
    await server.db.insert(invitations).values({
      id: randomUUID(),
      organizationId: owner.organizationId,
      email: person.email,
      invitedBy: owner.userId,
      tokenHash: hashLinkToken(token),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect(await late(person, 'auth.invitations.accept', { token })).toBe(401);
    expect(await tablesLeft(person)).toEqual([]);
  });
});
