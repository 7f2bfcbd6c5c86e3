import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { knownDevices } from '@valia/db/schema/known-devices.ts';
import { oneTimeLinks } from '@valia/db/schema/one-time-links.ts';
import { loginChallenges, mfaRecoveryCodes } from '@valia/db/schema/user-mfa-factors.ts';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { personalData } from '@valia/services/privacy/personal-data.ts';
import { sql } from 'drizzle-orm';
import { objectKinds } from './access-world.ts';

const hourMs = 3_600_000;

/** Somebody who has some of everything and is part of nothing that others do. */
const makeBystander = async (server: ListeningServer): Promise<string> => {
  const person = await signedInPerson(server, { secondFactor: true });
  const { userId } = person;
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + hourMs)];
  const hash = () => hashLinkToken(createSessionToken());
  for (const kind of [
    'session',
    'invitation',
    'view',
    'report',
    'valuation',
    'request',
    'template',
    'template-document',
  ] as const)
    await objectKinds[kind](server, person);
  for (const purpose of ['recover-password', 'verify-email'] as const)
    await server.db.insert(oneTimeLinks).values({
      id: randomUUID(),
      userId,
      purpose,
      tokenHash: hash(),
      requestedAt: createdAt,
      expiresAt,
    });
  await server.db
    .insert(mfaRecoveryCodes)
    .values({ id: randomUUID(), userId, codeHash: hash(), createdAt });
  await server.db.insert(loginChallenges).values({ id: hash(), userId, createdAt, expiresAt });
  const device = { userId, deviceHash: hashSessionToken(createSessionToken()) };
  await server.db.insert(knownDevices).values({ ...device, lastUsedAt: createdAt });
  return userId;
};

const bystanders = new WeakMap<ListeningServer, Promise<string>>();

/** A digest of all rows that are a bystander's, which whoever else calls leaves as they are. */
export const bystanderDigest = async (server: ListeningServer): Promise<() => Promise<string>> => {
  const known = bystanders.get(server) ?? makeBystander(server);
  bystanders.set(server, known);
  const userId = await known;
  const parts = personalData.flatMap(({ name, table, rowsOf }) =>
    rowsOf === null
      ? []
      : [
          sql`select ${name} || ' ' || coalesce(md5(string_agg(${sql.identifier(name)}::text, ',' order by ${sql.identifier(name)}::text)), '') as part
              from ${table} where ${rowsOf(userId)}`,
        ],
  );
  const statement = sql`select string_agg(part, ',' order by part) as digest from (${sql.join(parts, sql` union all `)}) parts`;
  return async () => {
    const [row] = await server.db.execute<{ digest: string }>(statement);
    return row?.digest ?? '';
  };
};
