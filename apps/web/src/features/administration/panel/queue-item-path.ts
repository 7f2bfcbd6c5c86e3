import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import { auditRowPath } from '@valia/domain/security/audit-row-path.ts';

/** The path of a queue item's full view; null when the queue already shows everything. */
export const queueItemPath = (queueItem: QueueItem): string | null => {
  switch (queueItem.kind) {
    case 'request':
      return `/admin/advisor-collaborations?request=${queueItem.id}`;
    case 'commission':
      return `/admin/commissions?view=${queueItem.status}&commission=${queueItem.id}`;
    case 'verification':
      return `/admin/users?user=${queueItem.id}`;
    case 'security':
      if (queueItem.eventType === 'audit_chain_broken') return auditRowPath(queueItem.auditRow);
      return `/admin/security?event=${queueItem.id}`;
    case 'problem':
      return `/admin?tab=issues&issue=${queueItem.id}`;
    case 'lead':
      return `/admin/sell-leads?lead=${queueItem.id}`;
    case 'item':
      return null;
  }
};
