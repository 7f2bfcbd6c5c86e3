import { getQueryKey } from '@trpc/react-query';
import type { AuditLogItem, ListAuditLogsInput } from '@valia/domain/security/audit-log-schemas.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { AuditLogsSearch } from './read-audit-logs-search.ts';

export type AuditListUrlState = ListUrlState<AuditLogsSearch>;
/** A row of the log, with its number as a text id. */
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

/** How far the log is sealed, and the result of the product's own check. */
export const useAuditChainStatus = () =>
  trpc.admin.audit.head.useQuery(undefined, { refetchInterval: 30_000 });

export const useAuditPages = ({ search }: AuditListUrlState) => {
  const { list } = trpc.useUtils().client.admin.audit;
  return useListRows({
    key: auditKey,
    wanted: wantedOf(search),
    read: (input, options) => list.query(input, options),
    toRow,
  });
};
