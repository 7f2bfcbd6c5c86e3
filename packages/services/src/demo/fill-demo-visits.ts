import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { visitEventNames } from '@valia/domain/tracking/tracking-schemas.ts';
import type { Transaction } from '../audit/change-audited.ts';
import type { ServiceContext } from '../service-context.ts';

const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];
const [days, visitsADay, rowsAtOnce] = [180, 7, 1_000];

/** Of a hundred visits, how many go so far: seen, half read, almost all read, the form opened, and sent. */
const reaching = [100, 64, 43, 18, 9];
const languages = ['es', 'es', 'ca', 'es', 'en'] as const;
const sources = [null, 'google', null, 'google', 'linkedin', 'google', 'boletin'];

/** Visits of the last half year, each as far as its number says: the same in every demo set. */
export const fillDemoVisits = async (tx: Transaction, ctx: ServiceContext): Promise<void> => {
  const rows: (typeof trackingEvents.$inferInsert)[] = [];
  for (let visit = 0; visit < days * visitsADay; visit += 1) {
    const visitId = ctx.newId();
    const day = Math.floor(visit / visitsADay);
    const begun = ctx.now.getTime() - (day + 1) * dayMs + ((visit * 5) % 14) * hourMs;
    const luck = (visit * 37) % 100;
    for (const [step, name] of visitEventNames.entries()) {
      if (luck >= (reaching[step] ?? 0)) break;
      const occurredAt = new Date(begun + step * minuteMs);
      const source = sources[visit % sources.length] ?? null;
      const language = languages[visit % languages.length] ?? null;
      rows.push({ visitId, name, source, language, occurredAt });
    }
  }
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(trackingEvents).values(rows.slice(from, from + rowsAtOnce));
};
