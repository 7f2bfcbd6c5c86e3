import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { visitEventNames } from '@valia/domain/tracking/tracking-schemas.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

type EventRow = typeof trackingEvents.$inferInsert;

const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];
const [days, visitsADay, rowsAtOnce] = [180, 3, 1_000];

/**
 * The number of visits, out of a hundred without a registration, that reach each step: page seen, half read, almost all
 * read, form opened, form sent.
 */
const reaching = [100, 61, 38, 9, 2];
const languages = ['es', 'es', 'ca', 'es', 'en'] as const;
const sources = [null, 'google', null, 'google', 'linkedin', 'google', 'boletin'];

interface Visit {
  visitId: string;
  /** The index of the visit among all visits; it determines the source and the language. */
  number: number;
  begun: number;
  steps: number;
}

const eventsOf = ({ visitId, number, begun, steps }: Visit): EventRow[] =>
  visitEventNames.slice(0, steps).map((name, step) => ({
    visitId,
    name,
    source: sources[number % sources.length] ?? null,
    language: languages[number % languages.length] ?? null,
    occurredAt: new Date(begun + step * minuteMs),
  }));

/** Visits of the users who registered: each one went through every step to the sent form. */
const visitsOfRegistered = async (tx: Transaction): Promise<EventRow[]> => {
  const { visitId, occurredAt, name } = trackingEvents;
  const rows = await tx
    .select({ visitId, occurredAt })
    .from(trackingEvents)
    .where(and(eq(name, 'registered'), isNotNull(visitId)))
    .orderBy(asc(occurredAt), asc(visitId));
  const steps = visitEventNames.length;
  return rows.flatMap((row, number) => {
    const begun = row.occurredAt.getTime() - (steps + 1) * minuteMs;
    return row.visitId === null ? [] : eventsOf({ visitId: row.visitId, number, begun, steps });
  });
};

const stepsReached = (number: number): number => {
  const luck = (number * 37) % 100;
  const missed = reaching.findIndex((share) => luck >= share);
  return missed === -1 ? reaching.length : missed;
};

/**
 * Visits of the last half year. The index of a visit determines how far it goes, so every demo data set has the same
 * visits.
 */
export const fillDemoVisits = async (tx: Transaction, ctx: ServiceContext): Promise<void> => {
  const others = Array.from({ length: days * visitsADay }, (_, number) => {
    const day = Math.floor(number / visitsADay);
    const begun = ctx.now.getTime() - (day + 1) * dayMs + ((number * 5) % 14) * hourMs;
    return eventsOf({ visitId: ctx.newId(), number, begun, steps: stepsReached(number) });
  });
  const rows = [...(await visitsOfRegistered(tx)), ...others.flat()];
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(trackingEvents).values(rows.slice(from, from + rowsAtOnce));
};
