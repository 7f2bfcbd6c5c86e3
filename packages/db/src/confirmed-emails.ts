import { type SQL, sql } from 'drizzle-orm';

/** Email addresses that a user proved to be theirs: the confirmed one, and those confirmed before it. */
export const confirmedEmails = (userId: string): SQL =>
  sql`(select email from users where id = ${userId} and email_confirmed_at is not null
    union select former_email from email_changes where user_id = ${userId} and done_at is not null)`;
