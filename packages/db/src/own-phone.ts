import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** `plainPhone` of the domain, for numbers that only the database has. */
export const plainPhoneIn = (phone: SQLWrapper): SQL =>
  sql`regexp_replace(regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^00', ''), '^34(?=\\d{9}$)', '')`;

/** The digits of the telephone in a person's profile; null where there is none. */
export const ownPhone = (userId: string): SQL =>
  sql`(select nullif(${plainPhoneIn(sql`phone`)}, '') from user_profiles where user_id = ${userId})`;
