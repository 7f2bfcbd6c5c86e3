import { randomUUID } from 'node:crypto';
import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import { savedFeePresets } from '@valia/db/schema/workspace/saved-fee-presets.ts';
import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { accountLabelChoices } from '@valia/db/schema/valuations/account-label-choices.ts';
import { maxTransactions } from '@valia/domain/comparables/comparable-schemas.ts';
import { maxFeePresets } from '@valia/domain/fees/fee-schemas.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { maxLabelChoices } from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import {
  mostTemplateCopies,
  mostTemplateDocuments,
} from '@valia/domain/templates/template-schemas.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { objectKinds } from './access-world.ts';
import { describeDifferences } from './describe-differences.ts';

const presetName = 'Mandato de todos';

/** Copies a single row `count` times. */
const multiply = async (
  { db }: ListeningServer,
  { table, id, count }: { table: PgTable; id: string; count: number },
): Promise<void> => {
  await db.execute(sql`
    insert into ${table}
    select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
    from ${table} t, generate_series(2, ${count}) where t.id = ${id}`);
};

/** Fills every quota of a user to its limit. */
const givePlenty = async (server: ListeningServer, owner: SignedInPerson): Promise<void> => {
  for (let made = 0; made < mostTemplateCopies; made += 1)
    await objectKinds.template(server, owner);
  for (let made = 1; made < maxFeePresets; made += 1)
    await objectKinds['fee-preset'](server, owner);
  await multiply(server, {
    table: templateDocuments,
    id: await objectKinds['template-document'](server, owner),
    count: mostTemplateDocuments,
  });
  await multiply(server, {
    table: comparableTransactions,
    id: await objectKinds.comparable(server, owner),
    count: maxTransactions,
  });
  await owner.http.call('referrals.fees.savePreset', {
    id: randomUUID(),
    name: presetName,
    terms: defaultFeeTerms,
  });
  const { userId } = owner;
  const chosenAt = new Date(0);
  await server.db.insert(accountLabelChoices).values(
    Array.from({ length: maxLabelChoices }, (_, at) => ({
      userId,
      key: `cuenta ${at}`,
      target: null,
      chosenAt,
    })),
  );
};

/** The data that others store uses none of the user's quota, and remains when the user stores more. */
export async function* quotaAttack(server: ListeningServer): AsyncGenerator<string> {
  const [owner, other] = [await signedInPerson(server), await signedInPerson(server)];
  await givePlenty(server, owner);
  const keep = async (path: string, input: object) => (await other.http.call(path, input)).code;
  const templateId = await objectKinds['library-template'](server);
  const sale = {
    sector: 'ALI',
    name: 'Conservas',
    closedOn: '2026-03-31',
    enterpriseValue: 5_900_000,
    ebitda: 1_000_000,
    evToEbitda: null,
    source: '',
  };
  const terms = { ...defaultFeeTerms, months: 6 };
  yield* describeDifferences([
    ['a template', await keep('valuations.templates.copy', { id: templateId, name: 'Mía' }), null],
    [
      'a document',
      await keep('valuations.templates.createDocument', { templateId, language: 'es' }),
      null,
    ],
    ['a sale', await keep('valuations.comparables.create', { transactions: [sale] }), null],
    [
      'terms',
      await keep('referrals.fees.savePreset', { id: randomUUID(), name: presetName, terms }),
      null,
    ],
    [
      'a row of accounts',
      await keep('valuations.rememberLabels', { choices: [{ key: 'otra', target: null }] }),
      null,
    ],
  ]);
  const [kept] = await server.db
    .select({ terms: savedFeePresets.terms })
    .from(savedFeePresets)
    .where(and(eq(savedFeePresets.ownerId, owner.userId), eq(savedFeePresets.name, presetName)));
  const labels = eq(accountLabelChoices.userId, owner.userId);
  yield* describeDifferences([
    ['months of another’s terms', kept?.terms.months, defaultFeeTerms.months],
    ['another’s rows', await server.db.$count(accountLabelChoices, labels), maxLabelChoices],
  ]);
}
