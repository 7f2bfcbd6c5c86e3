export interface CallAnswer {
  status: number;
  body: unknown;
  /** The line that sets the session's cookie. */
  cookie: string | null;
}

/** Calls a procedure over HTTP as a program would: no browser headers. */
export async function callProduct(
  origin: string,
  procedure: string,
  input: unknown,
): Promise<CallAnswer> {
  const response = await fetch(`${origin}/trpc/${procedure}`, {
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
