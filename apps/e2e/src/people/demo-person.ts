import { vi } from 'vitest';
import { adviserFromCookie, type PreparedAdviser } from './prepared-adviser.ts';
import type { BuiltProduct } from '../product/start-built-product.ts';

/** One of the demo users that the start prints, signed in with their password. */
export const demoPerson = async (
  { origin, output }: Pick<BuiltProduct, 'origin' | 'output'>,
  email: string,
): Promise<PreparedAdviser> => {
  // The product is ready before it prints the password.
  const password = await vi.waitUntil(
    () => {
      const words = output().split(/\s+/u);
      const at = words.indexOf(email);
      return at === -1 ? undefined : words[at + 1];
    },
    { timeout: 60_000 },
  );
  const response = await fetch(`${origin}/trpc/auth.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers
    .getSetCookie()
    .find((line) => line.startsWith('valia-session='))
    ?.split(';', 1)[0];
  if (cookie === undefined) throw new Error(`No session: ${await response.text()}`);
  return adviserFromCookie(origin, { email, password, cookie });
};
