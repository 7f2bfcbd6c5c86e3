import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { sql } from 'drizzle-orm';

/**
 * Condition on a pending verification row. Only active advisers are verified; the row of any other user has no meaning.
 */
export const shouldBeVerified = sql`exists (
  select from users as checked join user_roles as held on held.user_id = checked.id
  where checked.id = ${userVerificationStatus.userId} and checked.status = 'active'
    and held.role = 'advisor')`;
