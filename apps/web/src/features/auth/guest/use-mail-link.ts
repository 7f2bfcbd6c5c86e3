import { useQuery } from '@tanstack/react-query';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';

export type MailLink<Answer> =
  | { state: 'checking' }
  | { state: 'valid'; answer: Answer }
  | { state: 'invalid'; isUsed: boolean }
  | { state: 'unknown'; error: unknown; retry: () => void };

interface MailLinkQuestion<Answer> {
  /** What the link is for: the answers of different kinds are kept apart by it. */
  purpose: string;
  token: string | undefined;
  /** A mutation: a query would write the token into an address. */
  ask: (token: string) => Promise<Answer>;
}

const refusals: readonly ErrorCode[] = ['invalid-input', 'invitation-used', 'link-not-valid'];

/** Whether the server says that a link does not work, or works no more. */
export const refusesLink = (error: unknown): boolean => {
  const code = callFailure(error)?.code;
  return code !== undefined && refusals.includes(code);
};

/** What the server says of a mail's link, asked once as soon as the page is opened. Without a token it is not asked. */
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
  return refusesLink(error)
    ? { state: 'invalid', isUsed: callFailure(error)?.code === 'invitation-used' }
    : { state: 'unknown', error, retry: () => void refetch() };
};
