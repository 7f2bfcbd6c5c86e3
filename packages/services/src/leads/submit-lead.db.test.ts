import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { usedLeadForms } from '@valia/db/schema/network/used-lead-forms.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { SubmitLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../context/service-context.ts';
import { deleteExpiredRows } from '../upkeep/delete-expired-rows.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { assignLead } from './assign-lead.ts';
import { makeLeadFormToken } from './lead-form-token.ts';
import { remindOfUnassignedLeads } from './remind-of-unassigned-leads.ts';
import { submitLead } from './submit-lead.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const morning = new Date('2026-11-23T09:00:00.000Z');
const after = (ms: number, from = morning) => new Date(from.getTime() + ms);
const visitor = (now = morning, overrides: Partial<ServiceContext> = {}) =>
  createServiceContext(database.db, null, { now, ...overrides });

const formOf = (
  ctx: ServiceContext,
  given: Partial<SubmitLeadInput> = {},
  ageMs = 60_000,
): SubmitLeadInput => ({
  companyName: `Envases ${randomUUID()}, S.L.`,
  taxId: null,
  sector: 'PLA',
  province: '46',
  annualRevenue: 3_850_000,
  ebitda: null,
  reason: 'retirement',
  timing: 'one-year',
  kind: 'sell',
  contactName: 'Empar Ferrer',
  email: `${randomUUID()}@example.test`,
  phone: `6${String(Math.random()).slice(2, 10)}`,
  message: '',
  consent: true,
  formToken: makeLeadFormToken({ ...ctx, now: after(-ageMs, ctx.now) }),
  website: '',
  language: 'es',
  utm: { source: null, medium: null, campaign: null },
  visitId: null,
  ...given,
});

const submit = async (given: Partial<SubmitLeadInput> = {}, ctx = visitor()) => {
  const input = formOf(ctx, given);
  expect(await submitLead({ ctx, input })).toEqual({ received: true });
  const [lead] = await database.db
    .select()
    .from(sellBusinessLeads)
    .where(eq(sellBusinessLeads.email, input.email.toLowerCase()));
  if (lead === undefined) throw new Error('Nothing was stored.');
  return lead;
};

const eventsOf = async (leadId: string) => {
  const rows = await database.db
    .select({ type: securityLogs.eventType, severity: securityLogs.severity })
    .from(securityLogs)
    .where(eq(securityLogs.subjectId, leadId))
    .orderBy(asc(securityLogs.eventType), asc(securityLogs.createdAt));
  return rows.map(({ type, severity }) => `${type} ${severity}`);
};

const high = 'high_value_lead_unassigned high';
const extreme = 'extremely_high_value_lead critical';
const duplicate = 'duplicate_lead_detected high';

describe('a lead that arrives', () => {
  test('is kept with its consent, its source and its first line of history', async () => {
    const lead = await submit({ utm: { source: 'boletin', medium: null, campaign: null } });
    expect(lead).toMatchObject({
      stage: 'new',
      source: 'landing_page',
      advisorUserId: null,
      utmSource: 'boletin',
      consentAt: morning,
    });
    const history = await database.db
      .select({ kind: leadEvents.kind, actor: leadEvents.actorUserId })
      .from(leadEvents)
      .where(eq(leadEvents.leadId, lead.id));
    expect(history).toEqual([{ kind: 'arrived', actor: null }]);
  });

  test.each([
    [5_000_000, []],
    [6_000_000, [high]],
    [12_000_000, [extreme, high]],
  ])('of %d € raises %j', async (annualRevenue, events) => {
    expect(await eventsOf((await submit({ annualRevenue })).id)).toEqual(events);
  });

  test('is a duplicate by tax id, by e-mail and company, by telephone and nearly the same name', async () => {
    const first = await submit({ taxId: 'B46001230', companyName: 'Envases Larrubia, S.L.' });
    const { phone } = first;
    const byTaxId = await submit({ taxId: 'b-46.001.230' });
    const byPhone = await submit({ phone: `+34 ${phone}`, companyName: 'Envases Larrubias' });
    expect(await eventsOf(byTaxId.id)).toEqual([duplicate]);
    expect(await eventsOf(byPhone.id)).toEqual([duplicate]);
    expect(await eventsOf(first.id)).toEqual([]);
    expect(await eventsOf((await submit({ phone })).id)).toEqual([]);
  });

  test('is none after thirty days', async () => {
    await submit({ taxId: 'B46001248' });
    const later = after(30 * 86_400_000 + 1);
    expect(await eventsOf((await submit({ taxId: 'B46001248' }, visitor(later))).id)).toEqual([]);
    const same = await submit({ taxId: 'B46001248' }, visitor(after(60 * 86_400_000 + 1)));
    expect(await eventsOf(same.id)).toEqual([duplicate]);
  });
});

describe('a large lead that nobody takes', () => {
  test('is told of once a type and Madrid day, however often and by however many it is looked at', async () => {
    const lead = await submit({ annualRevenue: 12_000_000 });
    const look = (now: Date) =>
      remindOfUnassignedLeads({ db: database.db, now, newId: () => randomUUID() });
    await Promise.all([look(after(900_000)), look(after(900_000)), look(after(1_800_000))]);
    expect(await eventsOf(lead.id)).toEqual([extreme, high]);
    // 23:30 in Madrid is still the same day; one hour later is the next day.
    await look(new Date('2026-11-23T22:30:00.000Z'));
    expect(await eventsOf(lead.id)).toEqual([extreme, high]);
    await look(new Date('2026-11-23T23:30:00.000Z'));
    expect(await eventsOf(lead.id)).toEqual([extreme, extreme, high, high]);
  });

  test('is told of no more once it is assigned', async () => {
    const lead = await submit({ annualRevenue: 6_000_000 });
    const adviser = await createAdviser(database.db);
    const administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
    await assignLead({
      ctx: createServiceContext(database.db, administrator),
      input: { leadId: lead.id, from: null, advisorUserId: adviser.userId },
    });
    const now = after(86_400_000);
    await remindOfUnassignedLeads({ db: database.db, now, newId: () => randomUUID() });
    expect(await eventsOf(lead.id)).toEqual([high]);
  });
});

describe('what a program sends', () => {
  test.each([
    ['a token of its own making', { formToken: 'abc.def' }],
    ['the field that people do not see', { website: 'https://spam.example' }],
  ])('by %s, five thousand times, reaches nobody and counts against nobody', async (_, given) => {
    const ctx = visitor();
    const before = await database.db.$count(sellBusinessLeads);
    for (let tries = 0; tries < 5_000; tries += 1) {
      const sent = submitLead({ ctx, input: formOf(ctx, given) });
      await expect(sent).rejects.toThrow('lead-form-refused');
    }
    expect(await database.db.$count(sellBusinessLeads)).toBe(before);
    await submit({}, ctx);
  });

  test('faster than anybody types, or two hours after the page was opened, is refused', async () => {
    const ctx = visitor();
    for (const ageMs of [0, 2_999, 2 * 3_600_000 + 1]) {
      const sent = submitLead({ ctx, input: formOf(ctx, {}, ageMs) });
      await expect(sent).rejects.toThrow('lead-form-refused');
    }
  });

  test('is ten an hour from one range, and an eleventh is told when to try again', async () => {
    const ctx = visitor();
    for (let sent = 0; sent < 10; sent += 1) await submit({}, ctx);
    const more = submitLead({ ctx, input: formOf(ctx) });
    await expect(more).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  test('with the same long text is taken three times a day', async () => {
    const message = `Ofrecemos financiación inmediata para su empresa. ${randomUUID()}`;
    for (let sent = 0; sent < 3; sent += 1) await submit({ message });
    const ctx = visitor();
    const more = submitLead({ ctx, input: formOf(ctx, { message: `  ${message.toUpperCase()}` }) });
    await expect(more).rejects.toThrow('lead-form-refused');
    await submit({ message }, visitor(after(86_400_001)));
  });
});

describe('S37 a form sent again', () => {
  const leadsOf = (email: string) =>
    database.db.$count(sellBusinessLeads, eq(sellBusinessLeads.email, email));

  test('after a lost answer, with the same content, is thanked again and makes one lead', async () => {
    const ctx = visitor();
    const input = formOf(ctx);
    for (const ms of [0, 1_000, 7_000_000])
      expect(await submitLead({ ctx: visitor(after(ms)), input })).toEqual({ received: true });
    expect(await leadsOf(input.email)).toBe(1);
    // The campaign in the URL and the language are not part of the typed content.
    const utm = { source: 'boletin', medium: null, campaign: null };
    await submitLead({ ctx, input: { ...input, utm, language: 'ca' } });
    expect(await leadsOf(input.email)).toBe(1);
  });

  test('by fifty at once on two servers makes one lead, and all are thanked', async () => {
    const input = formOf(visitor());
    const { client } = visitor();
    const sent = Array.from({ length: 50 }, () =>
      submitLead({ ctx: visitor(morning, { client }), input }),
    );
    expect(await Promise.all(sent)).toEqual(sent.map(() => ({ received: true })));
    expect(await leadsOf(input.email)).toBe(1);
    for (let more = 1; more < 10; more += 1)
      await submitLead({ ctx: visitor(morning, { client }), input: formOf(visitor()) });
  });

  test('with other content is refused, also at once with the first, and makes no second lead', async () => {
    const input = formOf(visitor());
    const other = { ...input, phone: '600 000 009' };
    const both = await Promise.allSettled(
      [input, other].map((given) => submitLead({ ctx: visitor(), input: given })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const later = [input, other].map((given) => submitLead({ ctx: visitor(), input: given }));
    const [refused] = (await Promise.allSettled(later)).filter(
      ({ status }) => status === 'rejected',
    );
    expect(refused).toMatchObject({ reason: { code: 'lead-form-used' } });
    expect(await leadsOf(input.email)).toBe(1);
  });

  test('is another load of the page in another tab', async () => {
    const [first, second] = [formOf(visitor()), formOf(visitor())];
    await submitLead({ ctx: visitor(), input: first });
    await submitLead({ ctx: visitor(), input: { ...second, email: first.email } });
    expect(await leadsOf(first.email)).toBe(2);
  });

  test('with the same token spelled otherwise is the same one', async () => {
    const ctx = visitor();
    const input = formOf(ctx);
    await submitLead({ ctx, input });
    // Base64 decoders ignore some bits of the last character, and some skip characters outside the alphabet.
    for (const formToken of [
      `${input.formToken}=`,
      `${input.formToken.slice(0, 12)}\n${input.formToken.slice(12)}`,
    ]) {
      const other = submitLead({ ctx, input: { ...input, message: 'otro', formToken } });
      await expect(other).rejects.toThrow(/lead-form-/);
    }
    expect(await leadsOf(input.email)).toBe(1);
  });

  test('that was refused for its range’s limit is not used', async () => {
    const ctx = visitor();
    for (let sent = 0; sent < 10; sent += 1) await submit({}, ctx);
    const input = formOf(ctx);
    await expect(submitLead({ ctx, input })).rejects.toThrow('too-many-requests');
    const later = visitor(after(3_600_001), { client: ctx.client });
    expect(await submitLead({ ctx: later, input: { ...input, message: 'ahora sí' } })).toEqual({
      received: true,
    });
  });

  test('is forgotten two hours after the page was opened', async () => {
    const ctx = visitor(after(100 * 86_400_000));
    await submitLead({ ctx, input: formOf(ctx, {}, 60_000) });
    const used = () => database.db.$count(usedLeadForms);
    await deleteExpiredRows(database.db, after(7_140_000, ctx.now));
    expect(await used()).toBe(1);
    await deleteExpiredRows(database.db, after(7_140_001, ctx.now));
    expect(await used()).toBe(0);
  });
});
