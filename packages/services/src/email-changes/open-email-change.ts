import type { Database } from '@valia/db/client.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { EmailChange } from '@valia/domain/email-changes/email-change-schemas.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';

/** The change of a person that waits for its confirmations. */
export const openEmailChange = async (
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<EmailChange> => {
  const [row] = await db
    .select({
      nextEmail: emailChanges.nextEmail,
      formerConfirmedAt: emailChanges.formerConfirmedAt,
      nextConfirmedAt: emailChanges.nextConfirmedAt,
      emailConfirmedAt: users.emailConfirmedAt,
      expiresAt: emailChanges.expiresAt,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.doneAt),
        gt(emailChanges.expiresAt, now),
      ),
    );
  if (row === undefined) return null;
  return {
    nextEmail: row.nextEmail,
    formerIsAsked: row.emailConfirmedAt !== null,
    formerConfirmed: row.formerConfirmedAt !== null,
    nextConfirmed: row.nextConfirmedAt !== null,
    expiresAt: row.expiresAt.toISOString(),
  };
};
