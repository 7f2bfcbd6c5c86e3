import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { MoveLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { canMoveLead, type LeadStage, leadStages } from '@valia/domain/leads/lead-stage.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getValuation } from '../valuations/valuation-verbs.ts';
import { assignLead } from './assign-lead.ts';
import { getOwnLead } from './get-own-lead.ts';
import { makeLead } from '../testing/make-lead.ts';
import { addLeadNote, moveLead, setNextStep, valueLead } from './lead-verbs.ts';

let database: TestDatabase;
let adviser: TestAdviser;
let another: TestAdviser;
let administrator: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  [adviser, another, administrator] = await Promise.all([
    createAdviser(db),
    createAdviser(db),
    createAdviser(db, { role: 'admin', secondFactor: true }),
  ]);
});
afterAll(() => database.close());

const as = (person: TestAdviser) => createServiceContext(database.db, person);

const given = (stage: LeadStage = 'new', advisorUserId: string | null = adviser.userId) =>
  makeLead(database.db, {
    stage,
    advisorUserId,
    lostReason: stage === 'lost' ? 'Sin acuerdo' : null,
  });

const inputTo = (leadId: string, to: LeadStage, version = 1): MoveLeadInput =>
  to === 'lost' ? { leadId, version, to, lostReason: 'Precio' } : { leadId, version, to };

describe('the stage of a lead', () => {
  test('changes as the grid of stages says, and in no other way', async () => {
    for (const from of leadStages) {
      for (const to of leadStages) {
        const leadId = await given(from);
        const moved = await moveLead({ ctx: as(adviser), input: inputTo(leadId, to) }).catch(
          (error: unknown) => error,
        );
        const outcome = canMoveLead(from, to)
          ? { stage: to, version: 2 }
          : { code: 'lead-stage-refused' };
        expect(moved, `${from} ${to}`).toMatchObject(outcome);
      }
    }
  });

  test('goes into the history with the reason of a loss', async () => {
    const leadId = await given('contacted');
    await moveLead({ ctx: as(adviser), input: inputTo(leadId, 'lost') });
    const { lead, events } = await getOwnLead({ ctx: as(adviser), input: { leadId } });
    expect(lead).toMatchObject({ stage: 'lost', lostReason: 'Precio' });
    expect(events[0]).toMatchObject({
      kind: 'stage-changed',
      from: 'contacted',
      to: 'lost',
      text: 'Precio',
      byName: 'Marta Puig Serra',
    });
  });

  test('is changed by one of two who saw the same', async () => {
    const leadId = await given();
    const moves = await Promise.allSettled([
      moveLead({ ctx: as(adviser), input: inputTo(leadId, 'contacted') }),
      moveLead({ ctx: as(adviser), input: inputTo(leadId, 'qualified') }),
    ]);
    const refused = moves.filter((move) => move.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code?: string }).code)).toEqual(['conflict']);
  });
});

describe('a lead', () => {
  test("is its adviser's alone: another's answers as a missing one", async () => {
    const leadId = await given();
    const nextStep = { text: 'Llamar', at: new Date().toISOString() };
    const tries = (id: string) => [
      () => getOwnLead({ ctx: as(another), input: { leadId: id } }),
      () => moveLead({ ctx: as(another), input: inputTo(id, 'contacted') }),
      () =>
        setNextStep({
          ctx: as(another),
          input: { leadId: id, version: 1, nextStep, isDone: false },
        }),
      () =>
        addLeadNote({
          ctx: as(another),
          input: { leadId: id, noteId: randomUUID(), text: 'x' },
        }),
    ];
    for (const id of [leadId, randomUUID(), await given('new', null)]) {
      for (const call of tries(id)) await expect(call()).rejects.toThrow('not-found');
    }
  });

  test('keeps each step that was done, and asks for none once it is won', async () => {
    const leadId = await given('qualified');
    const at = '2026-11-27T10:30:00.000Z';
    const set = (version: number, text: string | null, isDone: boolean) =>
      setNextStep({
        ctx: as(adviser),
        input: { leadId, version, nextStep: text === null ? null : { text, at }, isDone },
      });
    await set(1, 'Pedir las cuentas', false);
    const second = await set(2, 'Entregar la valoración', true);
    expect(second.nextStep).toEqual({ text: 'Entregar la valoración', at });
    const { events } = await getOwnLead({ ctx: as(adviser), input: { leadId } });
    expect(events.map(({ kind, text }) => `${kind}: ${text}`).toSorted()).toEqual([
      'next-step-done: Pedir las cuentas',
      'next-step-set: Entregar la valoración',
      'next-step-set: Pedir las cuentas',
    ]);
    const wonId = await given('won');
    const input = { leadId: wonId, version: 1, nextStep: { text: 'x', at }, isDone: false };
    await expect(setNextStep({ ctx: as(adviser), input })).rejects.toThrow('lead-stage-refused');
  });

  test('has private notes of its adviser, gone from sight with the next adviser', async () => {
    const leadId = await given();
    const note = { leadId, noteId: randomUUID(), text: 'Prefiere hablar por la tarde.' };
    await addLeadNote({ ctx: as(adviser), input: note });
    await addLeadNote({ ctx: as(adviser), input: note });
    const notesFor = async (person: TestAdviser) =>
      (await getOwnLead({ ctx: as(person), input: { leadId } })).notes.map(({ text }) => text);
    expect(await notesFor(adviser)).toEqual([note.text]);
    await assignLead({
      ctx: as(administrator),
      input: { leadId, from: adviser.userId, advisorUserId: another.userId },
    });
    expect(await notesFor(another)).toEqual([]);
    await expect(notesFor(adviser)).rejects.toThrow('not-found');
  });
});

describe('a valuation begun from a lead', () => {
  test("has the company's facts, once, however often it is asked for", async () => {
    const leadId = await given('contacted');
    const value = (person = adviser) =>
      valueLead({ ctx: as(person), input: { leadId, valuationId: randomUUID() } });
    const { valuationId } = await value();
    expect(await value()).toEqual({ valuationId });
    const valuation = await getValuation({ ctx: as(adviser), input: { id: valuationId } });
    expect(valuation.document.accounts.years.at(-1)?.lines.revenue).toBe(2_000_000);
    expect(valuation).toMatchObject({
      type: 'client_business',
      companyName: 'Talleres de Ejemplo, S.L.',
    });
    const details = await getOwnLead({ ctx: as(adviser), input: { leadId } });
    expect(details.valuation).toMatchObject({ id: valuationId });
    expect(details.events[0]?.kind).toBe('valuation-begun');
    await expect(value(another)).rejects.toThrow('not-found');
  });
});

test('of fifty who assign at once one succeeds: one audit row, one mail, one notification', async () => {
  const leadId = await given('new', null);
  const mails: MailMessage[] = [];
  const mail = {
    enqueue: (_tx: unknown, message: MailMessage) => {
      mails.push(message);
      return Promise.resolve();
    },
  };
  const assign = () =>
    assignLead({
      ctx: createServiceContext(database.db, administrator, { mail }),
      input: { leadId, from: null, advisorUserId: adviser.userId },
    });
  const settled = await Promise.allSettled(Array.from({ length: 50 }, assign));
  const refused = settled.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(49);
  expect(new Set(refused.map(({ reason }) => (reason as { code?: string }).code))).toEqual(
    new Set(['conflict']),
  );
  const { db } = database;
  const ofLead = and(eq(auditLogs.subjectId, leadId), eq(auditLogs.action, 'lead.assigned'));
  expect(await db.$count(auditLogs, ofLead)).toBe(1);
  expect(await db.$count(notifications, eq(notifications.subjectId, leadId))).toBe(1);
  expect(mails).toEqual([{ kind: 'lead-assigned', userId: adviser.userId, leadId }]);
});

test('only active advisers are assigned, by administrators', async () => {
  const leadId = await given('new', null);
  const owner = await createAdviser(database.db, { role: 'user' });
  const locked = await createAdviser(database.db, { status: 'locked' });
  const assign = (person: TestAdviser, advisorUserId: string) =>
    assignLead({ ctx: as(person), input: { leadId, from: null, advisorUserId } });
  for (const userId of [owner.userId, locked.userId, randomUUID()])
    await expect(assign(administrator, userId)).rejects.toThrow('invalid-input');
  await expect(assign(adviser, adviser.userId)).rejects.toThrow('forbidden');
  await expect(
    assignLead({
      ctx: as(administrator),
      input: { leadId: randomUUID(), from: null, advisorUserId: adviser.userId },
    }),
  ).rejects.toThrow('not-found');
});
