import { randomUUID } from 'node:crypto';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { personalData } from '@valia/services/privacy/personal-data.ts';
import type { PrivateTable } from '@valia/db/column-privacy.ts';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unzipSync } from 'fflate';
import { createAccessWorld, objectFor, objectKinds } from '../access/access-world.ts';
import type { AccessWorld, Caller } from '../access/access-world.ts';
import type { HttpPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { inputFor, listedProcedures } from '../access/listed-procedures.ts';

const marker = 'canary-';

/** Free text of the user: no list of words, no hash, no column that the database protects from changes. */
const isFreeText = (table: PrivateTable, name: string, column: PgColumn): boolean =>
  table.name !== 'audit_logs' &&
  table.useOf.get(name) === 'exported' &&
  column.columnType === 'PgText' &&
  column.enumValues === undefined &&
  !/sha256|engineVersion|currency|method|brandColor|disabledReason/i.test(name);

/** Marks every free text that the registry lists for a user; answers how many columns were marked. */
export const plantCanaries = async (
  { db }: Pick<ListeningServer, 'db'>,
  userId: string,
): Promise<string[]> => {
  const planted: string[] = [];
  for (const registered of personalData) {
    const { rowsOf, table } = registered;
    if (rowsOf === null) continue;
    for (const [name, column] of Object.entries(registered.columns)) {
      if (!isFreeText(registered, name, column)) continue;
      const text = `${marker}${registered.name}-${column.name}-`.replaceAll('_', '-');
      // Each row receives a different text, because some columns are unique.
      await db.execute(
        sql`update ${table} set ${sql.identifier(column.name)} = ${text} || substr(md5(ctid::text), 1, 8)
            where ${rowsOf(userId)}`,
      );
      planted.push(`${registered.name}.${column.name}`);
    }
  }
  await db.execute(
    sql`update valuations set document = jsonb_set(document, '{company,name}', '"canary-document"')
        where owner_id = ${userId}`,
  );
  return planted;
};

const giveEverything = async (server: ListeningServer, { person }: Caller): Promise<void> => {
  for (const kind of ['session', 'invitation'] as const) await objectKinds[kind](server, person);
  const id = await objectKinds.valuation(server, person);
  const { http } = person;
  const draft = { type: 'client_business', method: 'dcf', companyName: 'Talleres Ordóñez' };
  await http.call('valuations.create', { clientId: randomUUID(), ...draft });
  await http.call('valuations.saveNote', { id, text: 'Nota', seen: null });
  await http.call('valuations.saveView', { id: randomUUID(), name: 'Vista', search: {} });
  const action = { kind: 'add-tags', tags: ['Etiqueta'] };
  await http.call('valuations.applyToMany', { action, items: [{ id, version: 1 }] });
  const signIn = { email: person.email, password: adviserPassword };
  await person.http.call('auth.signIn', signIn);
  await person.http.call('auth.account.export', { password: adviserPassword });
  // Created after the export, which would look for the file's bytes.
  await objectKinds.report(server, person);
};

/** The content of all files that a user may download, decompressed. */
const downloadsOf = async ({ db }: ListeningServer, { http, person }: Caller): Promise<string> => {
  const rows = await db.select().from(files).where(eq(files.ownerId, person.userId));
  const texts: string[] = [];
  for (const { id, mediaType } of rows) {
    const bytes = new Uint8Array(await (await http.fetch(`/files/${id}`)).arrayBuffer());
    const parts =
      mediaType === 'application/zip' ? Object.values<Uint8Array>(unzipSync(bytes)) : [bytes];
    texts.push(...parts.map((part) => Buffer.from(part).toString('latin1')));
  }
  return texts.join('\n');
};

const searches = [{ search: '' }, { search: marker }, { search: 'canary' }];

async function* answersTo(
  server: ListeningServer,
  world: AccessWorld,
  http: HttpPerson,
): AsyncGenerator<[string, string]> {
  for (const procedure of listedProcedures) {
    // Skipped, because it ends the session or the account, or changes the caller's identity.
    if (/signOut|account\.erase|signUp/.test(procedure.path)) continue;
    const id =
      procedure.touches?.object === 'user'
        ? world.adviser.person.userId
        : await objectFor(server, procedure.touches, world.adviser.person);
    const input = inputFor(procedure, id);
    yield [procedure.path, (await http.call(procedure.path, input)).text];
    if (procedure.type === 'query')
      for (const search of searches)
        yield [`${procedure.path} with a search`, (await http.call(procedure.path, search)).text];
  }
}

/** Reports every answer to another user, or to a signed-out caller, that contains a text of the marked user. */
export async function* canaryAttack(server: ListeningServer): AsyncGenerator<string> {
  const world = await createAccessWorld(server);
  const strangers = ['adviser of another organization', 'business owner', 'signed out'] as const;
  await giveEverything(server, world.adviser);
  await plantCanaries(server, world.adviser.person.userId);
  for (const name of strangers) {
    const caller = world[name];
    if (name !== 'signed out') await giveEverything(server, caller);
    if ((await downloadsOf(server, caller)).includes(marker)) yield `a download tells ${name}`;
    for await (const [path, text] of answersTo(server, world, caller.http))
      if (text.includes(marker)) yield `${path} tells ${name}: ${text.slice(0, 300)}`;
  }
}
