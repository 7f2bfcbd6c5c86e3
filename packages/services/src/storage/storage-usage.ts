import type { Database } from '@valia/db/client.ts';
import { storageUse } from '@valia/db/schema/valuations/storage-use.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { storageQuotaOf } from '@valia/domain/storage/storage-quota.ts';
import type { OwnStorage } from '@valia/domain/storage/storage-schemas.ts';
import { eq } from 'drizzle-orm';

/** A user's storage use and quota, read by one key. */
export const storageUsage = async (db: Database, userId: string): Promise<OwnStorage> => {
  const [row] = await db
    .select({
      documentBytes: storageUse.documentBytes,
      fileBytes: storageUse.fileBytes,
      valuationCount: storageUse.valuationCount,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .leftJoin(storageUse, eq(storageUse.userId, users.id))
    .where(eq(users.id, userId));
  return {
    use: {
      documentBytes: row?.documentBytes ?? 0,
      fileBytes: row?.fileBytes ?? 0,
      valuationCount: row?.valuationCount ?? 0,
    },
    quota: storageQuotaOf({ emailConfirmed: row !== undefined && row.emailConfirmedAt !== null }),
  };
};
