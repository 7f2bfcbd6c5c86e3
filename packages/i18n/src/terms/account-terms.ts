import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { advisoryTypes } from '@valia/domain/accounts/account-schemas.ts';
import type { VerificationStatus } from '@valia/domain/accounts/adviser-verification.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import type { OrganizationRole } from '@valia/domain/organizations/organization-schemas.ts';

/** The terms for the roles and states of accounts. */
export const accountTerms: {
  roles: Record<Role, MessageDescriptor>;
  verification: Record<VerificationStatus, MessageDescriptor>;
  advisoryTypes: Record<(typeof advisoryTypes)[number], MessageDescriptor>;
  organizationRoles: Record<OrganizationRole, MessageDescriptor>;
} = {
  roles: {
    user: msg`Usuario`,
    advisor: msg`Asesor`,
    admin: msg`Admin`,
    superadmin: msg`Superadmin`,
  },
  verification: {
    pending: msg`Pendiente`,
    verified: msg`Verificado`,
    rejected: msg`Rechazado`,
  },
  advisoryTypes: {
    fiscal: msg`Fiscal`,
    laboral: msg`Laboral`,
    contable: msg`Contable`,
    juridica: msg`Jurídica`,
    integral: msg`Integral`,
  },
  organizationRoles: {
    owner: msg`Titular`,
    member: msg`Miembro`,
  },
};
