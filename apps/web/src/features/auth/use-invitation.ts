import type { InvitationView } from '@valia/domain/organizations/invitation-schemas.ts';
import { trpc } from '../../lib/trpc.ts';
import { type MailLink, useMailLink } from './use-mail-link.ts';

/** What the link of an invitation says. */
export const useInvitation = (token: string | undefined): MailLink<InvitationView> => {
  const { client } = trpc.useUtils();
  return useMailLink({
    purpose: 'invitation',
    token,
    ask: (sent) => client.auth.invitations.read.mutate({ token: sent }),
  });
};
