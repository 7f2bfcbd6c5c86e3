import type { Matter } from '@valia/domain/administration/panel-schemas.ts';
import { auditRowPath } from '@valia/domain/security/audit-row-path.ts';

/** Where all of a matter can be seen; null where the queue shows all there is. */
export const matterPlace = (matter: Matter): string | null => {
  switch (matter.kind) {
    case 'request':
      return `/admin/advisor-collaborations?request=${matter.id}`;
    case 'commission':
      return `/admin/commissions?view=${matter.status}&commission=${matter.id}`;
    case 'verification':
      return `/admin/users?user=${matter.id}`;
    case 'security':
      if (matter.eventType === 'audit_chain_broken') return auditRowPath(matter.auditRow);
      return `/admin/security?event=${matter.id}`;
    case 'problem':
      return `/admin?tab=issues&issue=${matter.id}`;
    case 'lead':
      return `/admin/sell-leads?lead=${matter.id}`;
    case 'item':
      return null;
  }
};
