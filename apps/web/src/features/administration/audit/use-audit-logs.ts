import { getQueryKey } from '@trpc/react-query';
import type { AuditLogItem, ListAuditLogsInput } from '@valia/domain/security/audit-log-schemas.ts';
import type { Address } from '../../../components/filters/use-address.ts';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
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

export const useReadAudit = () => {
  const { client } = trpc.useUtils();
  return async (
    input: Wanted & { cursor: string | null; limit: number },
    options?: { signal: AbortSignal },
  ) => {
    const { items, nextCursor } = await client.admin.audit.list.query(input, options);
    return { items: items.map(toRow), nextCursor };
  };
};

export const useAuditPages = ({ search }: AuditAddress) => {
  const read = useReadAudit();
  const wanted = wantedOf(search);
  const pages = useKeysetPages<AuditRow>({
    key: auditKey,
    wanted,
    read: (cursor, options) => read({ ...wanted, cursor, limit: 50 }, options),
  });
  return { wanted, pages };
};
