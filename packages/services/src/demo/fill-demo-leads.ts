import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { MoveLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { assignLead } from '../leads/assign-lead.ts';
import { createLead } from '../leads/create-lead.ts';
import { addLeadNote, moveLead, setNextStep } from '../leads/lead-verbs.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { writeChange } from '../verbs/verb.ts';
import type { DemoLead } from './demo-content.ts';

const [dayMs, hourMs] = [86_400_000, 3_600_000];

type People = Record<'marta' | 'jordi' | 'administrator', Actor>;

const arrive = (ctx: ServiceContext, lead: DemoLead): Promise<string> =>
  writeChange(ctx, (tx) =>
    createLead(
      tx,
      { ...ctx, actor: null },
      {
        source: lead.source ?? 'landing_page',
        kind: lead.kind,
        companyName: lead.companyName,
        taxId: null,
        sector: lead.sector,
        province: lead.province,
        annualRevenue: lead.annualRevenue,
        ebitda: lead.ebitda,
        reason: lead.reason,
        timing: lead.timing,
        contactName: lead.contactName,
        email: lead.email,
        phone: lead.phone,
        message: lead.message,
        language: 'es',
      },
    ),
  );

const fillLead = async (ctx: ServiceContext, people: People, lead: DemoLead): Promise<void> => {
  const at = (daysAgo: number, actor: Actor | null, afterMs = 0): ServiceContext => ({
    ...ctx,
    actor,
    now: new Date(ctx.now.getTime() - Math.round(daysAgo * dayMs) + afterMs),
  });
  const leadId = await arrive(at(lead.daysAgo, null), lead);
  if (lead.adviser === null) return;
  const adviser = people[lead.adviser];
  await assignLead({
    ctx: at(lead.daysAgo, people.administrator, hourMs),
    input: { leadId, from: null, advisorUserId: adviser.userId },
  });
  let version = 2;
  for (const [to, daysAgo] of lead.stages) {
    const input: MoveLeadInput =
      to === 'lost'
        ? { leadId, version, to, lostReason: lead.lostReason ?? '' }
        : { leadId, version, to };
    ({ version } = await moveLead({ ctx: at(daysAgo, adviser, 2 * hourMs), input }));
  }
  const latest = at(lead.stages.at(-1)?.[1] ?? lead.daysAgo, adviser, 3 * hourMs);
  if (lead.next !== null) {
    const [text, inDays, time] = lead.next;
    const day = madridCalendar.date(new Date(ctx.now.getTime() + inDays * dayMs));
    const nextStep = { text, at: madridCalendar.instantAt(day, time).toISOString() };
    await setNextStep({ ctx: latest, input: { leadId, version, nextStep, isDone: false } });
  }
  if (lead.note !== undefined) {
    await addLeadNote({ ctx: latest, input: { leadId, noteId: ctx.newId(), text: lead.note } });
  }
};

/** Leads in every stage, assigned to both advisers or unassigned, created by the same verbs that users call. */
export const fillDemoLeads = async (
  ctx: ServiceContext,
  people: People,
  leads: readonly DemoLead[],
): Promise<void> => {
  for (const lead of leads) await fillLead(ctx, people, lead);
};
