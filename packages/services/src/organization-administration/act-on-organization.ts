import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { AdministratedOrganization } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { lockOrganizations } from '../organizations/lock-organizations.ts';
import type { ServiceContext } from '../service-context.ts';
import { getAdministratedOrganization } from './administrated-organizations.ts';

interface OrganizationAct {
  ctx: ServiceContext;
  input: { organizationId: string; reason: string };
}

/**
 * One act of an administrator on an organization that is not closed: done, and written down with its reason, all or
 * nothing. `act` answers the row of the audit log; null when all was so already.
 */
export const actOnOrganization = (
  { ctx, input: { organizationId, reason } }: OrganizationAct,
  act: (tx: Transaction, held: AdministratedOrganization) => Promise<number | null>,
): Promise<AdministratedOrganization> => {
  requireAdministrator(ctx, 'enter-administration');
  return changeAudited(ctx, async (tx) => {
    await lockOrganizations(tx, [organizationId]);
    const held = await getAdministratedOrganization(tx, organizationId);
    if (held.status === 'archived') throw new AppError('conflict');
    const auditLogId = await act(tx, held);
    // The words go with the account of whom they are about: the sealed row stays.
    if (auditLogId !== null && held.owner !== null)
      await tx
        .insert(auditNotes)
        .values({ auditLogId, subjectUserId: held.owner.userId, note: reason });
    return getAdministratedOrganization(tx, organizationId);
  });
};
