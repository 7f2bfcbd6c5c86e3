import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { inArray } from 'drizzle-orm';
import type { Changed } from '../../verbs/verb.ts';
import { type BulkCall, done, lockTargets, type Verdicts } from './bulk-targets.ts';

/** Takes valuations of mine out of the list, or back into it. Their version and last change stay as they are. */
export const archiveValuations = async (
  call: BulkCall,
  kind: 'archive' | 'restore',
): Promise<Changed<Verdicts>> => {
  const { tx, ctx } = call;
  const { targets, verdicts } = await lockTargets(call, 'own');
  const archives = kind === 'archive';
  const changing = targets.filter(({ archivedAt }) => (archivedAt === null) === archives);
  const ids = changing.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(valuations)
      .set({ archivedAt: archives ? ctx.now : null })
      .where(inArray(valuations.id, ids));
  }
  for (const { id } of targets) verdicts.set(id, done(id, ids.includes(id)));
  const action = archives ? 'valuation.archived' : 'valuation.restored';
  return {
    value: verdicts,
    entries: ids.map((id) => ({ action, subjectType: 'valuation', subjectId: id })),
  };
};
