import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import type { VerificationStatus } from '@valia/domain/accounts/adviser-verification.ts';

/** What accounts are called and how they stand. */
export const accountTerms: {
  roles: Record<Role, MessageDescriptor>;
  verification: Record<VerificationStatus, MessageDescriptor>;
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
};
