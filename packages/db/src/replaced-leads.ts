import { type SQL, sql } from 'drizzle-orm';
import { confirmedEmails } from './confirmed-emails.ts';

/**
 * `gone`: the contents of each merged lead of a user, for every lead that absorbed it, directly or through another
 * lead.
 */
const gone = (userId: string): SQL => sql`gone as (
  select merged_into as into_lead, message, contact_name, phone_digits from sell_business_leads
  where merged_into is not null and (requested_by = ${userId} or email in ${confirmedEmails(userId)})
  union
  select lead.merged_into, gone.message, gone.contact_name, gone.phone_digits
  from gone join sell_business_leads lead on lead.id = gone.into_lead where lead.merged_into is not null)`;

const ofThisOne = sql`from gone where into_lead = sell_business_leads.id`;

/** The leads that absorbed one of a user's leads. */
export const leadsThatReplaced = (userId: string): SQL =>
  sql`(with recursive ${gone(userId)} select into_lead from gone)`;

/** The message of such a lead without the user's message: a merge separates messages by an empty line. */
export const messageWithoutMergedPart = (userId: string): SQL => sql`(
  with recursive ${gone(userId)},
  theirs as (
    select message, row_number() over (order by length(message) desc) as place
    ${ofThisOne} and message <> ''),
  rest as (
    select E'\\n\\n' || sell_business_leads.message || E'\\n\\n' as message, 0::bigint as place
    union all
    select replace(rest.message, E'\\n\\n' || theirs.message || E'\\n\\n', E'\\n\\n'), theirs.place
    from rest join theirs on theirs.place = rest.place + 1)
  select btrim(message, E'\\n') from rest order by place desc limit 1)`;

/** A column of such a lead, emptied when its value came from the user's lead. */
export const unlessTakenFromReplaced = (
  userId: string,
  column: 'contact_name' | 'phone' | 'phone_digits',
): SQL => {
  const compared = sql.raw(column === 'contact_name' ? column : 'phone_digits');
  return sql`(case when sell_business_leads.${compared} in (
    with recursive ${gone(userId)} select gone.${compared} ${ofThisOne})
    then '' else sell_business_leads.${sql.raw(column)} end)`;
};
