import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testActor, createServiceContext } from '../testing/create-service-context.ts';
import { type GivenLead, makeLead } from '../testing/make-lead.ts';
import { eraseAccount } from './erase-account.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const given = (lead: GivenLead) => makeLead(database.db, lead);
const left = async (id: string) => {
  const [lead] = await database.db
    .select()
    .from(sellBusinessLeads)
    .where(eq(sellBusinessLeads.id, id));
  return lead;
};
const person = async () => {
  const adviser = await createAdviser(database.db, { emailConfirmed: true });
  const ctx = { ...createServiceContext(database.db), actor: testActor(adviser) };
  const erase = () => eraseAccount({ ctx, input: { password: adviserPassword } });
  return { ...adviser, erase };
};

test('each message of an erased person leaves the lead that took it over, and no word of another’s', async () => {
  const { email, erase } = await person();
  const message = 'No conozco a nadie\n\nPrimero\n\nNo\n\nSegundo';
  const mergedInto = await given({ message });
  for (const own of ['Primero', 'No', 'Segundo']) await given({ email, message: own, mergedInto });
  await erase();
  expect(await left(mergedInto)).toMatchObject({ message: 'No conozco a nadie' });
});

test('a message that was taken over twice leaves the last lead too', async () => {
  const { email, erase } = await person();
  const last = await given({ message: 'Del último\n\nDel segundo\n\nMío' });
  const second = await given({ message: 'Del segundo\n\nMío', mergedInto: last });
  await given({ email, message: 'Mío', mergedInto: second });
  await erase();
  expect(await left(second)).toMatchObject({ message: 'Del segundo' });
  expect(await left(last)).toMatchObject({ message: 'Del último\n\nDel segundo' });
});

test('a name and a telephone that were chosen from the lead of an erased person go too', async () => {
  const { email, erase } = await person();
  const own = { contactName: 'Remei Planted', phone: '961 000 555', phoneDigits: '961000555' };
  const mergedInto = await given({ ...own, message: '' });
  await given({ ...own, email, mergedInto });
  const other = await given({ contactName: 'Remei Planted' });
  await erase();
  expect(await left(mergedInto)).toMatchObject({ contactName: '', phone: '', phoneDigits: '' });
  expect(await left(other)).toMatchObject({ contactName: 'Remei Planted' });
});

test('a lead under the name and telephone of an erased person tells neither, whatever its address', async () => {
  const { userId, erase } = await person();
  const profile = { firstName: 'Remei', lastName: 'Soler', phone: '+34 961 000 333' };
  await database.db.update(userProfiles).set(profile).where(eq(userProfiles.userId, userId));
  const phone = { phone: '961000333', phoneDigits: '961000333' };
  const theirs = await given({ ...phone, contactName: 'REMEI  SOLER' });
  const colleague = await given({ ...phone, contactName: 'Pau Soler' });
  await erase();
  expect(await left(theirs)).toMatchObject({ contactName: '', phone: '' });
  expect(await left(colleague)).toMatchObject({ contactName: 'Pau Soler', phone: '' });
});
