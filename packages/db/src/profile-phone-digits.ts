import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** The SQL version of the domain's `plainPhone`, for numbers that only the database has. */
export const plainPhoneSql = (phone: SQLWrapper): SQL =>
  sql`regexp_replace(regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^00', ''), '^34(?=\\d{9}$)', '')`;

/** The digits of the telephone number in a user's profile; null when there is none. */
export const profilePhoneDigits = (userId: string): SQL =>
  sql`(select nullif(${plainPhoneSql(sql`phone`)}, '') from user_profiles where user_id = ${userId})`;
