import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { sql } from 'drizzle-orm';

/** Of a row that is pending: only an active adviser is checked, and the row of everybody else means nothing. */
export const isToBeChecked = sql`exists (
  select from users as checked join user_roles as held on held.user_id = checked.id
  where checked.id = ${userVerificationStatus.userId} and checked.status = 'active'
    and held.role = 'advisor')`;
