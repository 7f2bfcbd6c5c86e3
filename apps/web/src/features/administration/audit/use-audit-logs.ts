import { getQueryKey } from '@trpc/react-query';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import { auditLogList } from '@valia/domain/security/audit-log-list.ts';
import type { AuditLogItem } from '@valia/domain/security/audit-log-schemas.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { trpc } from '../../../lib/trpc.ts';

export type AuditListUrlState = ListUrlState<SearchOf<typeof auditLogList>>;
/** A row of the log, with its number as a text id. */
export type AuditRow = Omit<AuditLogItem, 'id'> & { id: string; number: number; version: number };

const auditKey = getQueryKey(trpc.admin.audit.list);

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
    wanted: wantedOf(auditLogList, search),
    read: (input, options) => list.query(input, options),
    toRow,
  });
};
