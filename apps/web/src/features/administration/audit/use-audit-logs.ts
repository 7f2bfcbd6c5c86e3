import { getQueryKey } from '@trpc/react-query';
import type { AuditLogItem, ListAuditLogsInput } from '@valia/domain/security/audit-log-schemas.ts';
import type { Address } from '../../../components/filters/use-address.ts';
import { useFoundRows } from '../../../components/list/use-found-rows.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { AuditLogsSearch } from './read-audit-logs-search.ts';

export type AuditAddress = Address<AuditLogsSearch>;
/** A row of the log, under its number as text. */
export type AuditRow = Omit<AuditLogItem, 'id'> & { id: string; number: number; version: number };
type Wanted = Omit<ListAuditLogsInput, 'cursor' | 'limit'>;

const auditKey = getQueryKey(trpc.admin.audit.list);

const wantedOf = (search: AuditLogsSearch): Wanted => ({
  search: search.search ?? '',
  actorUserId: search.actor ?? null,
  action: search.action ?? null,
  subjectType: search.subject ?? null,
  subjectId: null,
  upTo: search.upTo ?? null,
  period: search.period ?? null,
  from: search.from ?? null,
  to: search.to ?? null,
});

const toRow = (item: AuditLogItem): AuditRow => ({
  ...item,
  id: String(item.id),
  number: item.id,
  version: 0,
});

/** How far the log is sealed, and what the product's own check of it has found. */
export const useAuditHead = () =>
  trpc.admin.audit.head.useQuery(undefined, { refetchInterval: 30_000 });

export const useAuditPages = ({ search }: AuditAddress) => {
  const { list } = trpc.useUtils().client.admin.audit;
  return useFoundRows({
    key: auditKey,
    wanted: wantedOf(search),
    read: (input, options) => list.query(input, options),
    toRow,
  });
};
