import { valuationPresence } from '@valia/db/schema/valuations/valuation-presence.ts';
import {
  presenceTimeoutMs,
  valuationPresenceInput,
  valuationPresenceSchema,
} from '@valia/domain/valuations/activity/valuation-presence-schemas.ts';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import { changeUnaudited } from '../context/change-audited.ts';
import { act } from '../verbs/verb.ts';
import { loadValuation } from './valuation-access.ts';

/**
 * Records that the caller has opened or left the valuation; returns the other users who have it open, and the newest
 * version.
 */
export const recordPresence = act({
  right: 'work-on-own-valuations',
  input: valuationPresenceInput,
  output: valuationPresenceSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id, here: true }),
  run: async ({ ctx, actor: { userId }, input: { id, here } }) => {
    const { seenAt, userId: person, valuationId } = valuationPresence;
    const gone = new Date(ctx.now.getTime() - presenceTimeoutMs);
    const { others, version } = await changeUnaudited(ctx, 'notes-who-is-here', async (tx) => {
      const valuation = await loadValuation(tx, { id, userId, need: 'read' });
      await requireNotErased(tx, userId);
      const mine = and(eq(valuationId, id), eq(person, userId));
      if (here)
        await tx
          .insert(valuationPresence)
          .values({ valuationId: id, userId, seenAt: ctx.now })
          .onConflictDoUpdate({ target: [valuationId, person], set: { seenAt: ctx.now } });
      else await tx.delete(valuationPresence).where(mine);
      const present = await tx
        .select({ userId: person })
        .from(valuationPresence)
        .where(and(eq(valuationId, id), ne(person, userId), gt(seenAt, gone)))
        .orderBy(asc(person));
      return { others: present, version: valuation.version };
    });
    const names = await namesOfPeople(
      ctx.db,
      others.map((other) => other.userId),
    );
    return {
      others: others.map((other) => ({ ...other, name: names.get(other.userId) ?? '' })),
      version,
    };
  },
});
