import { useQuery } from '@tanstack/react-query';
import { linkTokenInput } from '@valia/domain/accounts/recovery-schemas.ts';
import type { InvitationView } from '@valia/domain/organizations/invitation-schemas.ts';
import { callFailure } from '../../lib/call-failure.ts';
import { trpc } from '../../lib/trpc.ts';

export type Invitation =
  | { state: 'reading' }
  | { state: 'open'; invitation: InvitationView }
  | { state: 'used' }
  | { state: 'invalid' }
  | { state: 'unknown'; error: unknown; retry: () => void };

/** What the link of an invitation says. Asked by a mutation: a query would write the token into an address. */
export const useInvitation = (token: string | undefined): Invitation => {
  const { client } = trpc.useUtils();
  const input = linkTokenInput.safeParse({ token });
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => client.auth.invitations.read.mutate({ token: token ?? '' }),
    enabled: input.success,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!input.success) return { state: 'invalid' };
  if (data !== undefined) return { state: 'open', invitation: data };
  if (error === null) return { state: 'reading' };
  const code = callFailure(error)?.code;
  if (code === 'invitation-used') return { state: 'used' };
  if (code === 'link-not-valid' || code === 'invalid-input') return { state: 'invalid' };
  return { state: 'unknown', error, retry: () => void refetch() };
};
