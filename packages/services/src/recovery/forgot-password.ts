import type { ServiceContext } from '../service-context.ts';
import { requestMail } from './request-mail.ts';

/** Asks for a recovery link. The answer is the same for every address. */
export const forgotPassword = async ({
  ctx,
  input: { email },
}: {
  ctx: ServiceContext;
  input: { email: string };
}): Promise<{ taken: true }> => {
  await requestMail(ctx, { kind: 'recover-password', email });
  return { taken: true };
};
