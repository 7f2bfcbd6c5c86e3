import type { AlertPoll } from '@valia/domain/notifications/notification-schemas.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';

const [longestMs, jitterMs] = [30_000, 5_000];

/**
 * Polls for alerts every 25 to 30 seconds while the tab is visible, and at once when it becomes visible. Used once, by
 * the shell; every component that shows the result reads it with `useAlerts`.
 */
export const usePollAlerts = (): void => {
  const isSignedIn = useSession().status === 'signed-in';
  trpc.alerts.poll.useQuery(undefined, {
    enabled: isSignedIn,
    staleTime: longestMs - jitterMs,
    refetchOnWindowFocus: 'always',
    // The time of the last answer replaces a random number, because it stays the same until the next answer: a
    // changing interval would restart the timer.
    refetchInterval: ({ state }) => longestMs - (state.dataUpdatedAt % jitterMs),
  });
};

/** The result of the last poll; undefined before the first one. */
export const useAlerts = (): AlertPoll | undefined =>
  trpc.alerts.poll.useQuery(undefined, { enabled: false }).data;
