import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { callFailure } from '../lib/errors/call-failure.ts';
import { currentSession } from '../lib/session/session-store.ts';
import { expireSession } from './guards/expire-session.ts';

const endSessionWhenRefused = (error: unknown): void => {
  if (callFailure(error)?.code === 'unauthenticated' && currentSession().status === 'signed-in') {
    expireSession();
  }
};

const worthRetrying = (error: unknown): boolean => {
  const failure = callFailure(error);
  return failure === null || failure.code === 'unavailable';
};

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: endSessionWhenRefused }),
    mutationCache: new MutationCache({ onError: endSessionWhenRefused }),
    defaultOptions: {
      // Without a network, a call fails at once with a message, instead of waiting silently.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
      },
    },
  });
