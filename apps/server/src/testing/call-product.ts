import { setTimeout } from 'node:timers/promises';

export interface CallAnswer {
  status: number;
  body: unknown;
  /** The `Set-Cookie` line of the session. */
  cookie: string | null;
}

/** Calls a procedure over HTTP like a program, without browser headers. */
export async function callProduct(
  origin: string,
  procedure: string,
  input: unknown,
): Promise<CallAnswer> {
  const response = await callWithRetries(`${origin}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return {
    status: response.status,
    body: await response.json(),
    cookie: response.headers.getSetCookie().find((line) => line.includes('valia-session=')) ?? null,
  };
}

export const testAdviser = {
  firstName: 'Núria',
  lastName: 'Puig',
  email: 'nuria.puig@example.com',
  company: 'Puig Assessors',
  phone: '+34 931 234 567',
  city: 'Girona',
  advisoryType: 'fiscal',
  taxId: null,
  password: 'una contrasenya llarga',
  termsAccepted: true,
} as const;

export const testCredentials = { email: testAdviser.email, password: testAdviser.password };

const mostTries = 5;

/**
 * On a busy machine the product responds that the client should retry after a given time; this waits and retries, as
 * every client must.
 */
export async function callWithRetries(url: string, request: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, request);
    const waitSeconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !(waitSeconds > 0) || tries === mostTries) return response;
    await setTimeout(waitSeconds * 1000);
  }
}
