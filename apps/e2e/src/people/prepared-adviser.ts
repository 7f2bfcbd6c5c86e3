import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import type { AppRouter } from '@valia/api/app-router.ts';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { testRunScope } from '../product/test-run-scope.ts';

export interface PreparedAdviser {
  email: string;
  password: string;
  /** The session cookie, as `name=value`. */
  cookie: string;
  client: TRPCClient<AppRouter>;
  /** A browser of this user, already signed in. */
  openContext: (browser: Browser, options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Replaces whatever session the context has with this user's session. */
  signIn: (context: BrowserContext) => Promise<void>;
}

export interface AdviserNames {
  firstName: string;
  lastName: string;
  company: string;
}

const usualNames = {
  firstName: 'Marina',
  lastName: 'Ferrer Soto',
  company: 'Ferrer Soto Asesores',
};
const password = 'Balance-de-noviembre-26';

/** Returns the session's cookie: `name=value`. */
const signUp = async (origin: string, email: string, names: AdviserNames): Promise<string> => {
  const response = await fetch(`${origin}/trpc/auth.signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...names,
      email,
      phone: '600 000 000',
      city: null,
      advisoryType: null,
      taxId: null,
      password,
      termsAccepted: true,
    }),
  });
  const cookie = response.headers
    .getSetCookie()
    .find((line) => line.startsWith('valia-session='))
    ?.split(';', 1)[0];
  if (cookie === undefined) throw new Error(`No account: ${await response.text()}`);
  return cookie;
};

/** The user of a session, from the session's cookie. */
export const adviserFromCookie = (
  origin: string,
  account: Pick<PreparedAdviser, 'email' | 'password' | 'cookie'>,
): PreparedAdviser => {
  const { cookie } = account;
  const client = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${origin}/trpc`, headers: { cookie } })],
  });
  const signIn = async (context: BrowserContext): Promise<void> => {
    const [name = '', value = ''] = cookie.split('=', 2);
    await context.clearCookies();
    await context.addCookies([{ name, value, url: origin }]);
  };
  return {
    ...account,
    client,
    openContext: async (browser, options = {}) => {
      const { reducedMotion } = testRunScope;
      const context = await browser.newContext({ locale: 'es-ES', reducedMotion, ...options });
      await signIn(context);
      return context;
    },
    signIn,
  };
};

/** Signs an adviser up by an API call, for tests that are about something else. */
export const prepareAdviser = async (
  origin: string,
  email: string,
  names: AdviserNames = usualNames,
): Promise<PreparedAdviser> =>
  adviserFromCookie(origin, { email, password, cookie: await signUp(origin, email, names) });
