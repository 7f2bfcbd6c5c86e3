import { showError } from '../../lib/show-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { refusesLink } from './use-mail-link.ts';

type Answer = RouterOutputs['auth']['verifyEmail'];

export type VerificationLink =
  | { state: 'opened'; isPending: boolean; verify: () => void }
  | { state: 'valid'; answer: Answer }
  | { state: 'invalid' };

/** Uses a verification link up when its reader says so: mail programs open links too. A session open here learns of it. */
export const useVerificationLink = (token: string): VerificationLink => {
  const { auth } = trpc.useUtils();
  const { mutateAsync, isPending, data, error } = trpc.auth.verifyEmail.useMutation();
  const runAlone = useOneAtATime();
  const verify = (): Promise<void> =>
    runAlone(async () => {
      try {
        await mutateAsync({ token });
        await Promise.all([auth.session.invalidate(), auth.account.storage.invalidate()]);
      } catch (failure) {
        if (!refusesLink(failure)) showError(failure);
      }
    });
  if (data !== undefined) return { state: 'valid', answer: data };
  if (error !== null && refusesLink(error)) return { state: 'invalid' };
  return { state: 'opened', isPending, verify: () => void verify() };
};
