import { randomUUID } from 'node:crypto';
import type { sellBusinessLeads } from '../schema/network/sell-business-leads.ts';

type LeadRow = typeof sellBusinessLeads.$inferInsert;

/** A lead as the public form leaves it, with what a test says otherwise. */
export const leadRow = (given: Partial<LeadRow> = {}): LeadRow => {
  const createdAt = given.createdAt ?? new Date();
  const companyName = given.companyName ?? 'Talleres de Ejemplo, S.L.';
  return {
    id: randomUUID(),
    companyName,
    companySortKey: companyName.toLowerCase(),
    sector: null,
    annualRevenue: 2_000_000,
    contactName: 'Rafael Montejo',
    email: `rafael-${randomUUID()}@example.test`,
    phone: '953 000 142',
    phoneDigits: '953000142',
    consentVersion: 'test',
    consentAt: createdAt,
    stageSince: createdAt,
    createdAt,
    updatedAt: createdAt,
    ...(given.advisorUserId ? { assignedAt: createdAt } : {}),
    ...given,
  };
};
