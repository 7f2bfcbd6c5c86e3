import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { helpConsentVersion } from '@valia/domain/leads/lead-consent.ts';
import { askForHelpInput } from '@valia/domain/leads/lead-schemas.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { askForHelp } from './ask-for-help.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const ask = (person: TestAdviser, valuationId: string, phone: string | null = '961 000 142') =>
  askForHelp({
    ctx: createServiceContext(suite.database.db, person),
    input: askForHelpInput.parse({ valuationId, phone, message: 'Sin prisa', consent: true }),
  });

test('help that is asked for is a lead of the firm, with the figures and the consent to its own text', async () => {
  const { id } = await suite.given(suite.contextOf(suite.adviser));
  const { leadId } = await ask(suite.adviser, id);
  const [lead] = await suite.database.db
    .select()
    .from(sellBusinessLeads)
    .where(eq(sellBusinessLeads.id, leadId));
  expect(lead).toMatchObject({
    kind: 'sell',
    source: 'valuation_tool',
    advisorUserId: null,
    valuationId: id,
    requestedBy: suite.adviser.userId,
    consentVersion: helpConsentVersion,
    phone: '961 000 142',
    message: 'Sin prisa',
  });
  expect(lead?.figures).toMatchObject({ currency: 'EUR' });
});

test("only its owner asks: another's valuation answers as a missing one", async () => {
  const { id } = await suite.given(suite.contextOf(suite.adviser));
  await expect(ask(suite.stranger, id)).rejects.toThrow('not-found');
});

test('without a telephone the one of the profile is taken; without that either it is asked for', async () => {
  const person = await createAdviser(suite.database.db, { emailConfirmed: true });
  const { id } = await suite.given(suite.contextOf(person));
  await suite.database.db
    .update(userProfiles)
    .set({ phone: null })
    .where(eq(userProfiles.userId, person.userId));
  await expect(ask(person, id, null)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: [{ path: 'phone', code: 'phone-required' }],
  });
  await suite.database.db
    .update(userProfiles)
    .set({ phone: '972 000 236' })
    .where(eq(userProfiles.userId, person.userId));
  await expect(ask(person, id, null)).resolves.toHaveProperty('leadId');
});
