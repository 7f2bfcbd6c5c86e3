import { mailbox } from './mailbox.ts';
import type { PreparedAdviser } from './prepared-adviser.ts';

/** Opens the confirmation link that was mailed to an adviser, as only someone who reads that mailbox can. */
export const confirmEmailAddress = async (
  origin: string,
  { email, client }: PreparedAdviser,
): Promise<void> => {
  const { link } = await mailbox.linkFor(origin, { to: email, path: '/verify-email' });
  const token = new URL(link).searchParams.get('token') ?? '';
  await client.auth.verifyEmail.mutate({ token });
};
