import { useQuery } from '@tanstack/react-query';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';

export type MailLink<Answer> =
  | { state: 'checking' }
  | { state: 'valid'; answer: Answer }
  | { state: 'invalid'; isUsed: boolean }
  | { state: 'unknown'; error: unknown; retry: () => void };

interface MailLinkQuestion<Answer> {
  /** The purpose of the link, which keeps the results of different kinds of links separate. */
  purpose: string;
  token: string | undefined;
  /** A mutation, because a query would write the token into a URL. */
  ask: (token: string) => Promise<Answer>;
}

const refusals: readonly ErrorCode[] = ['invalid-input', 'invitation-used', 'link-not-valid'];

/** Whether the server refused a link as invalid or no longer valid. */
export const isLinkRefused = (error: unknown): boolean => {
  const code = callFailure(error)?.code;
  return code !== undefined && refusals.includes(code);
};

/**
 * The server's answer about a mail's link, requested once as soon as the page opens. Without a token, nothing is
 * requested.
 */
export const useMailLink = <Answer>({
  purpose,
  token = '',
  ask,
}: MailLinkQuestion<Answer>): MailLink<Answer> => {
  const { data, error, refetch } = useQuery({
    queryKey: [purpose, token],
    queryFn: () => ask(token),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
  });
  if (token === '') return { state: 'invalid', isUsed: false };
  if (data !== undefined) return { state: 'valid', answer: data };
  if (error === null) return { state: 'checking' };
  return isLinkRefused(error)
    ? { state: 'invalid', isUsed: callFailure(error)?.code === 'invitation-used' }
    : { state: 'unknown', error, retry: () => void refetch() };
};
