import type { Database } from '@valia/db/client.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import {
  type ErasurePreview,
  erasurePreviewSchema,
} from '@valia/domain/profile/erasure-preview-schema.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { readConsistently } from '../context/change-audited.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import { personalData } from './personal-data.ts';

const findOrganization = async (db: Database, userId: string) => {
  const [row] = await db
    .select({
      name: organizations.name,
      role: organizationMembers.role,
      members: sql<number>`(select count(*) from ${organizationMembers} m
        where m.organization_id = ${organizations.id})`.mapWith(Number),
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId));
  return row ?? null;
};

/** The number of remaining rows with texts of the user, for each reason why they remain. */
const countKept = async (db: Database, userId: string): Promise<ErasurePreview['kept']> => {
  const counts: ErasurePreview['kept'] = {
    'help-requests': 0,
    accounts: 0,
    'others-valuations': 0,
    'firm-records': 0,
  };
  for (const { table, writings } of personalData) {
    for (const { kept, of } of writings)
      if (kept !== null) counts[kept.reason] += await db.$count(table, of(userId));
  }
  return counts;
};

/** What erasing the caller's account would delete, and which of the caller's data would remain. */
export const previewErasure = read({
  right: 'secure-own-account',
  ...withoutInput,
  output: erasurePreviewSchema,
  run: ({ ctx, actor: { userId } }) =>
    readConsistently(ctx.db, async (tx) => {
      const own = tx
        .select({ id: valuations.id })
        .from(valuations)
        .where(eq(valuations.ownerId, userId));
      const [shared] = await tx
        .select({
          count: sql<number>`count(distinct ${valuationShares.valuationId})`.mapWith(Number),
        })
        .from(valuationShares)
        .where(inArray(valuationShares.valuationId, own));
      return {
        valuations: await tx.$count(valuations, eq(valuations.ownerId, userId)),
        sharedValuations: shared?.count ?? 0,
        reports: await tx.$count(reports, inArray(reports.valuationId, own)),
        files: await tx.$count(files, eq(files.ownerId, userId)),
        organization: await findOrganization(tx, userId),
        kept: await countKept(tx, userId),
      };
    }),
});
