import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import { leadNotes } from '@valia/db/schema/network/lead-notes.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import {
  getLeadInput,
  leadDetailsSchema,
  type LeadEvent,
  type LeadNote,
  type LeadValuation,
} from '@valia/domain/leads/lead-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, desc, eq } from 'drizzle-orm';
import { read } from '../verbs/verb.ts';
import { type LeadRow, loadOwnLead, toLeadItem } from './own-leads.ts';

const mostShown = 200;

/** The history of a lead, the latest first. */
export const leadEventsOf = async (db: Database, leadId: string): Promise<LeadEvent[]> => {
  const rows = await db
    .select({
      id: leadEvents.id,
      kind: leadEvents.kind,
      actorUserId: leadEvents.actorUserId,
      from: leadEvents.fromStage,
      to: leadEvents.toStage,
      text: leadEvents.text,
      createdAt: leadEvents.createdAt,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(leadEvents)
    .leftJoin(userProfiles, eq(userProfiles.userId, leadEvents.actorUserId))
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(desc(leadEvents.createdAt), desc(leadEvents.id))
    .limit(mostShown);
  return rows.map(({ id, kind, actorUserId, from, to, text, createdAt, ...person }) => ({
    id,
    kind,
    at: createdAt.toISOString(),
    byName: actorUserId === null ? null : fullName(person),
    from,
    to,
    text,
  }));
};

const notesOf = async (
  db: Database,
  { leadId, userId }: { leadId: string; userId: string },
): Promise<LeadNote[]> => {
  const rows = await db
    .select({ id: leadNotes.id, text: leadNotes.text, createdAt: leadNotes.createdAt })
    .from(leadNotes)
    .where(and(eq(leadNotes.leadId, leadId), eq(leadNotes.userId, userId)))
    .orderBy(desc(leadNotes.createdAt), desc(leadNotes.id))
    .limit(mostShown);
  return rows.map(({ createdAt, ...note }) => ({ ...note, at: createdAt.toISOString() }));
};

/** The adviser's own valuation of the company, otherwise the figures that arrived with the lead. */
const valuationOf = async (
  db: Database,
  { valuedAs, figures }: LeadRow,
  userId: string,
): Promise<LeadValuation | null> => {
  if (valuedAs !== null) {
    const [own] = await db
      .select({
        id: valuations.id,
        method: valuations.method,
        currency: valuations.currency,
        equityLow: valuations.equityLow,
        equityCentral: valuations.equityCentral,
        equityHigh: valuations.equityHigh,
      })
      .from(valuations)
      .where(and(eq(valuations.id, valuedAs), eq(valuations.ownerId, userId)));
    if (own !== undefined) return own;
  }
  return figures === null ? null : { id: null, ...figures };
};

/** One lead of the caller, in full. */
export const getOwnLead = read({
  right: 'work-on-own-leads',
  input: getLeadInput,
  output: leadDetailsSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id }) => ({ leadId: id }),
  run: async ({ ctx, actor: { userId }, input: { leadId } }) => {
    const { db } = ctx;
    const lead = await loadOwnLead(db, { leadId, userId });
    const { taxId, ebitda, reason, timing, email, message, consentVersion, consentAt } = lead;
    return {
      lead: toLeadItem(lead),
      taxId,
      ebitda,
      reason,
      timing,
      email,
      message,
      consentVersion,
      consentAt: consentAt.toISOString(),
      valuation: await valuationOf(db, lead, userId),
      events: await leadEventsOf(db, leadId),
      notes: await notesOf(db, { leadId, userId }),
    };
  },
});
