import { useQuery } from '@tanstack/react-query';
import { linkTokenInput } from '@valia/domain/accounts/recovery-schemas.ts';
import { callFailure } from '../../lib/call-failure.ts';
import { trpc } from '../../lib/trpc.ts';

type VerificationLink =
  | { state: 'verifying' }
  | { state: 'verified' }
  | { state: 'invalid' }
  | { state: 'unknown'; error: unknown; retry: () => void };

/** Uses a verification link up as soon as the page is opened; a session open here learns of it. */
export const useVerificationLink = (token: string): VerificationLink => {
  const { client, auth } = trpc.useUtils();
  const isToken = linkTokenInput.safeParse({ token }).success;
  const { data, error, refetch } = useQuery({
    queryKey: ['verification-link', token],
    queryFn: async () => {
      const answer = await client.auth.verifyEmail.mutate({ token });
      await auth.session.invalidate();
      return answer;
    },
    enabled: isToken,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!isToken) return { state: 'invalid' };
  if (data !== undefined) return { state: 'verified' };
  if (error === null) return { state: 'verifying' };
  const code = callFailure(error)?.code;
  if (code === 'link-not-valid' || code === 'invalid-input') return { state: 'invalid' };
  return { state: 'unknown', error, retry: () => void refetch() };
};
