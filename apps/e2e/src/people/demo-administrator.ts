import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import type { AppRouter } from '@valia/api/app-router.ts';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { vi } from 'vitest';
import { authenticator } from './authenticator.ts';
import { testRunScope } from '../product/test-run-scope.ts';
import type { BuiltProduct } from '../product/start-built-product.ts';

export interface DemoAdministrator {
  client: TRPCClient<AppRouter>;
  /** A browser of this administrator, already signed in. */
  openContext: (browser: Browser, options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** The line that the start prints: the email address, the password, and the seed of the second factor. */
const printed = /(?<email>\S+@\S+)\s+(?<password>\S+)\s+second factor: (?<seed>\S+)/u;

const post = async (origin: string, procedure: string, input: unknown): Promise<Response> => {
  const response = await fetch(`${origin}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`${procedure}: ${await response.text()}`);
  return response;
};

/** The administrator of the demo data, as printed at the start, signed in with both factors. */
export const demoAdministrator = async ({
  origin,
  output,
}: Pick<BuiltProduct, 'origin' | 'output'>): Promise<DemoAdministrator> => {
  // The product is ready before it prints this line, long before on a loaded machine.
  const said = await vi.waitUntil(() => printed.exec(output()), { timeout: 60_000 });
  const { email, password, seed = '' } = said.groups ?? {};
  const signedIn = await post(origin, 'auth.signIn', { email, password });
  const { result } = (await signedIn.json()) as { result: { data: { challenge: string } } };
  const { challenge } = result.data;
  const verified = await post(origin, 'auth.mfaVerify', {
    challenge,
    code: authenticator.codeOf(seed),
  });
  const cookie = verified.headers
    .getSetCookie()
    .find((line) => line.startsWith('valia-session='))
    ?.split(';', 1)[0];
  if (cookie === undefined) throw new Error(`No session: ${await verified.text()}`);
  const [name = '', value = ''] = cookie.split('=', 2);
  return {
    client: createTRPCClient<AppRouter>({
      links: [httpLink({ url: `${origin}/trpc`, headers: { cookie } })],
    }),
    openContext: async (browser, options = {}) => {
      const { reducedMotion } = testRunScope;
      const context = await browser.newContext({ locale: 'es-ES', reducedMotion, ...options });
      await context.addCookies([{ name, value, url: origin }]);
      return context;
    },
  };
};
