import { useAct } from '../../../lib/act/use-act.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { refusesLink } from '../guest/use-mail-link.ts';

type Answer = RouterOutputs['auth']['verifyEmail'];

export type VerificationLink =
  | { state: 'opened'; isPending: boolean; verify: () => void }
  | { state: 'valid'; answer: Answer }
  | { state: 'invalid' };

/** Uses a verification link up when its reader says so: mail programs open links too. A session open here learns of it. */
export const useVerificationLink = (token: string): VerificationLink => {
  const { auth } = trpc.useUtils();
  const { mutateAsync, data, error } = trpc.auth.verifyEmail.useMutation();
  const { isPending, run } = useAct({
    call: () => mutateAsync({ token }),
    invalidates: [auth.session, auth.account.storage],
    onFailed: refusesLink,
  });
  if (data !== undefined) return { state: 'valid', answer: data };
  if (error !== null && refusesLink(error)) return { state: 'invalid' };
  return { state: 'opened', isPending, verify: () => run() };
};
