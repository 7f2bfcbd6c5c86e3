import { CallError } from '../../lib/errors/call-error.ts';
import type { PageCalls } from '../../lib/page/page-frame.tsx';

/** An answer in the form in which the server writes it. */
interface Written {
  result?: { data?: unknown };
  error?: { data?: unknown };
}

const isWritten = (value: unknown): value is Written => typeof value === 'object' && value !== null;

const ask = async (procedure: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(`/trpc/auth.${procedure}`, init).catch((cause: unknown) => {
    throw new CallError(undefined, {}, { cause });
  });
  const written: unknown = await response.json().catch(() => null);
  if (isWritten(written) && written.result !== undefined) return written.result.data;
  throw new CallError(isWritten(written) ? written.error?.data : undefined, { response });
};

const send = (procedure: string, input: unknown): Promise<unknown> =>
  ask(procedure, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });

/** The few calls of a standalone page, without the tRPC client that the app uses for hundreds of calls. */
export const guestCalls = {
  session: () => ask('session'),
  mfaVerify: (input) => send('mfaVerify', input),
  signIn: (input) => send('signIn', input),
  signUp: (input) => send('signUp', input),
  validatePassword: (input) => send('validatePassword', input),
} as PageCalls;
