import { useQuery } from '@tanstack/react-query';
import { linkTokenInput } from '@valia/domain/accounts/recovery-schemas.ts';
import { callFailure } from '../../lib/call-failure.ts';
import { trpc } from '../../lib/trpc.ts';

type RecoveryLink =
  | { state: 'checking' }
  | { state: 'valid' }
  | { state: 'invalid' }
  | { state: 'unknown'; error: unknown; retry: () => void };

/** Whether a recovery link still works. Asked by a mutation: a query would write the token into an address. */
export const useRecoveryLink = (token: string | undefined): RecoveryLink => {
  const { client } = trpc.useUtils();
  const input = linkTokenInput.safeParse({ token });
  const { data, error, refetch } = useQuery({
    queryKey: ['recovery-link', token],
    queryFn: () => client.auth.checkRecovery.mutate({ token: token ?? '' }),
    enabled: input.success,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!input.success) return { state: 'invalid' };
  if (data !== undefined) return { state: data.valid ? 'valid' : 'invalid' };
  if (error === null) return { state: 'checking' };
  const failure = callFailure(error);
  if (failure?.code === 'invalid-input') return { state: 'invalid' };
  return { state: 'unknown', error, retry: () => void refetch() };
};
