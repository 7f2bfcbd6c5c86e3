import { trpc } from '../../lib/trpc.ts';
import { type MailLink, useMailLink } from './use-mail-link.ts';

/** Whether a recovery link still works. */
export const useRecoveryLink = (token: string | undefined): MailLink<{ valid: boolean }> => {
  const { client } = trpc.useUtils();
  const link = useMailLink({
    purpose: 'recovery-link',
    token,
    ask: (sent) => client.auth.checkRecovery.mutate({ token: sent }),
  });
  return link.state === 'valid' && !link.answer.valid ? { state: 'invalid', isUsed: false } : link;
};
