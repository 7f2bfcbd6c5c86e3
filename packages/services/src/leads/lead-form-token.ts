import { isHumanLeadFormAge } from '@valia/domain/leads/lead-form-age.ts';
import type { ServiceContext } from '../service-context.ts';

const place = 'lead form';

/** What the form is sent back with: when it was shown, sealed by the server. */
export const makeLeadFormToken = ({
  secrets,
  now,
}: Pick<ServiceContext, 'secrets' | 'now'>): string => secrets.seal(now.toISOString(), place);

const shownAtOf = (secrets: ServiceContext['secrets'], token: string): Date | null => {
  try {
    return new Date(secrets.open(token, place));
  } catch {
    return null;
  }
};

/** Whether a token is the server's own, and neither as young as a program's nor too old. */
export const isLeadFormTokenValid = (
  { secrets, now }: Pick<ServiceContext, 'secrets' | 'now'>,
  token: string,
): boolean => {
  const shownAt = shownAtOf(secrets, token);
  return shownAt !== null && isHumanLeadFormAge(shownAt, now);
};
