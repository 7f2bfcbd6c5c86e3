import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { AdministratedCommission } from '@valia/domain/commissions/commission-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import type { ListShape } from '../lists/prepared-list-read.ts';
import { commissionColumns, type ShownCommission, toCommissionItem } from './commission-columns.ts';

const columns = {
  ...commissionColumns,
  recipientUserId: commissions.recipientUserId,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  email: users.email,
  company: userProfiles.company,
};

/** The query of commissions as administrators see them, without any condition. */
export const selectAdministratedCommissions = (builder: QueryBuilder, place: ListShape['place']) =>
  builder
    .select({ ...columns, ...place })
    .from(commissions)
    .innerJoin(
      advisorCollaborationRequests,
      eq(advisorCollaborationRequests.id, commissions.requestId),
    )
    .innerJoin(users, eq(users.id, commissions.recipientUserId))
    .leftJoin(userProfiles, eq(userProfiles.userId, commissions.recipientUserId));

interface Recipient {
  recipientUserId: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  company: string | null;
}

export const toAdministratedCommission = (
  row: ShownCommission & Recipient,
): AdministratedCommission => ({
  ...toCommissionItem(row),
  recipient: {
    userId: row.recipientUserId,
    name: fullName(row),
    email: row.email,
    company: row.company,
  },
});

/** One commission, whoever its recipient is. */
export const getAdministratedCommission = async (
  db: Database,
  commissionId: string,
): Promise<AdministratedCommission> => {
  const [row] = await db
    .select(columns)
    .from(commissions)
    .innerJoin(
      advisorCollaborationRequests,
      eq(advisorCollaborationRequests.id, commissions.requestId),
    )
    .innerJoin(users, eq(users.id, commissions.recipientUserId))
    .leftJoin(userProfiles, eq(userProfiles.userId, commissions.recipientUserId))
    .where(eq(commissions.id, commissionId));
  if (row === undefined) throw new AppError('not-found');
  return toAdministratedCommission(row);
};
