import type { AlertPoll } from '@valia/domain/notifications/notification-schemas.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';

const [longestMs, jitterMs] = [30_000, 5_000];

/**
 * Asks what waits, every 25 to 30 seconds while the tab is seen, and at once when it comes to be seen. Used once, by the
 * shell; whatever shows the answer takes it from `useAlerts`.
 */
export const usePollAlerts = (): void => {
  const isSignedIn = useSession().status === 'signed-in';
  trpc.alerts.poll.useQuery(undefined, {
    enabled: isSignedIn,
    staleTime: longestMs - jitterMs,
    refetchOnWindowFocus: 'always',
    // The time of the last answer is as good as chance, and the same until the next one: another would begin anew.
    refetchInterval: ({ state }) => longestMs - (state.dataUpdatedAt % jitterMs),
  });
};

/** What the last poll said; undefined before the first one. */
export const useAlerts = (): AlertPoll | undefined =>
  trpc.alerts.poll.useQuery(undefined, { enabled: false }).data;
