import type { ServiceContext } from '../context/service-context.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { signIn } from '../credentials/sign-in.ts';

/** Signs in to an account without a second factor. */
export const signInByPassword = async (call: {
  ctx: ServiceContext;
  input: { email: string; password: string };
}): Promise<OpenedSession> => {
  const result = await signIn(call);
  if (result.mfaRequired) throw new Error('This account has a second factor.');
  return result;
};
