import { type SQL, sql } from 'drizzle-orm';

/** Addresses that a person proved to be theirs: their confirmed one, and those that they confirmed before it. */
export const provedEmails = (userId: string): SQL =>
  sql`(select email from users where id = ${userId} and email_confirmed_at is not null
    union select former_email from email_changes where user_id = ${userId} and done_at is not null)`;
