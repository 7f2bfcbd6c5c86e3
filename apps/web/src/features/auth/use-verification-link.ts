import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { type MailLink, useMailLink } from './use-mail-link.ts';

/** Uses a verification link up as soon as the page is opened; a session open here learns of it. */
export const useVerificationLink = (
  token: string,
): MailLink<RouterOutputs['auth']['verifyEmail']> => {
  const { client, auth } = trpc.useUtils();
  return useMailLink({
    purpose: 'verification-link',
    token,
    ask: async (sent) => {
      const answer = await client.auth.verifyEmail.mutate({ token: sent });
      await auth.session.invalidate();
      return answer;
    },
  });
};
