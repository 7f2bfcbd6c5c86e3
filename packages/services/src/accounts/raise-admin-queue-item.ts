import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import type { AdminQueueKind } from '@valia/domain/accounts/admin-queue-kind.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface AdminQueueEntry {
  kind: AdminQueueKind;
  subjectId: string;
  /** The error that caused the item, shown to administrators. */
  cause: unknown;
}

const detailMaximum = 2_000;

/** Unwraps the error, because database drivers wrap the server's own message, which is the useful one. */
const reasonOf = (cause: unknown): string => {
  let reason = cause;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return (reason instanceof Error ? reason.message : String(reason)).slice(0, detailMaximum);
};

export const raiseAdminQueueItem = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  { kind, subjectId, cause }: AdminQueueEntry,
): Promise<void> => {
  await tx
    .insert(adminQueueItems)
    .values({ id: ctx.newId(), kind, subjectId, detail: reasonOf(cause), createdAt: ctx.now });
};
