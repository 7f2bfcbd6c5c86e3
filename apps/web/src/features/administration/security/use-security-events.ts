import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { SearchOf, WantedOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import { securityEventList } from '@valia/domain/security/security-event-list.ts';
import type { SecurityEventItem } from '@valia/domain/security/security-event-schemas.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { refreshPages, rewritePages } from '../../../lib/pages-cache.ts';
import { trpc } from '../../../lib/trpc.ts';

export type EventsListUrlState = ListUrlState<SearchOf<typeof securityEventList>>;
/** An event as a row of the list; it has no versions. */
export type EventRow = SecurityEventItem & { version: number };
type Wanted = WantedOf<typeof securityEventList>;

const eventsKey = getQueryKey(trpc.admin.security.list);

const toRow = (event: SecurityEventItem): EventRow => ({ ...event, version: 0 });

export const useEventPages = ({ search }: EventsListUrlState) => {
  const { list } = trpc.useUtils().client.admin.security;
  return useListRows({
    key: eventsKey,
    wanted: wantedOf(securityEventList, search),
    read: (input, options) => list.query(input, options),
    toRow,
  });
};

/** Shows the changed event, and refetches the data that the change affects. */
export const useEventChanges = () => {
  const queryClient = useQueryClient();
  const { admin, alerts } = trpc.useUtils();
  return {
    show: (event: SecurityEventItem): void => {
      admin.security.get.setData({ id: event.id }, event);
      rewritePages<EventRow, Wanted>(queryClient, eventsKey, (row, { state }) =>
        row.id === event.id ? (state === 'open' ? [] : [toRow(event)]) : [row],
      );
    },
    invalidate: async (): Promise<void> => {
      await Promise.all([
        admin.security.get.invalidate(),
        admin.panel.queue.invalidate(),
        alerts.poll.invalidate(),
        refreshPages(queryClient, eventsKey),
      ]);
    },
  };
};
