import { organizationTotalsSchema } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { readRowCounts } from '../administration/read-row-counts.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

/** How many organizations there are of each kind, and how many people in them. */
export const getOrganizationTotals = read({
  right: 'enter-administration',
  ...withoutInput,
  output: organizationTotalsSchema,
  run: async ({ ctx }) => {
    const counts = await readRowCounts(ctx.db);
    return {
      active: counts.of('organizations', 'active').count,
      disabled: counts.of('organizations', 'disabled').count,
      archived: counts.of('organizations', 'archived').count,
      members: counts.of('organization_members', 'all').count,
    };
  },
});
