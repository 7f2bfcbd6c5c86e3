import { mailbox } from './mailbox.ts';
import type { PreparedAdviser } from './prepared-adviser.ts';

/** Opens the link that an adviser was sent, as only who reads the mail of the address can. */
export const confirmAddress = async (
  origin: string,
  { email, client }: PreparedAdviser,
): Promise<void> => {
  const { link } = await mailbox.linkFor(origin, { to: email, path: '/verify-email' });
  const token = new URL(link).searchParams.get('token') ?? '';
  await client.auth.verifyEmail.mutate({ token });
};
