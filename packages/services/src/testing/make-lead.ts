import type { Database } from '@valia/db/client.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { plainPhone } from '@valia/domain/leads/duplicate-lead.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { randomUUID } from 'node:crypto';

export type GivenLead = Partial<typeof sellBusinessLeads.$inferInsert>;

const rowOf = (given: GivenLead): typeof sellBusinessLeads.$inferInsert => {
  const { createdAt = new Date(), companyName = 'Talleres de Ejemplo, S.L.' } = given;
  const phone = given.phone ?? '953 000 142';
  return {
    id: randomUUID(),
    companyName,
    companySortKey: companySortKey(companyName),
    sector: null,
    annualRevenue: 2_000_000,
    contactName: 'Rafael Montejo',
    email: `rafael-${randomUUID()}@example.test`,
    phone,
    phoneDigits: plainPhone(phone),
    consentVersion: 'test',
    consentAt: createdAt,
    stageSince: createdAt,
    createdAt,
    updatedAt: createdAt,
    ...(given.advisorUserId ? { assignedAt: createdAt } : {}),
    ...given,
  };
};

/** Stores leads as the public form does, with the given differences; returns their ids in order. */
export const makeLeads = async (db: Database, given: readonly GivenLead[]): Promise<string[]> => {
  const rows = given.map(rowOf);
  await db.insert(sellBusinessLeads).values(rows);
  return rows.map(({ id }) => id);
};

/** One user with an active session. */
export const makeLead = async (db: Database, given: GivenLead = {}): Promise<string> => {
  const [id] = await makeLeads(db, [given]);
  if (id === undefined) throw new Error('The lead was not made.');
  return id;
};
