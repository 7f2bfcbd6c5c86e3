import type { AnyProcedure } from '@trpc/server';
import { appRouter } from '@valia/api/app-router.ts';
import { policyOf } from '@valia/api/assert-policies.ts';
import { createSessionKeeper } from '@valia/auth/session-keeper.ts';
import { createTimeCodeSeed } from '@valia/auth/time-code.ts';
import { userMfaFactors } from '@valia/db/schema/user-mfa-factors.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import type { TestAdviser, TestAdviserOptions } from '@valia/db/testing/create-adviser.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ListeningServer } from './listening-server.ts';
import { sendRequest } from './send-request.ts';
import type { RequestToSend } from './send-request.ts';

// Nested by its type, flat by path when it runs.
const flat = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

export interface ListedProcedure {
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  policy: string | null;
  /** The schema of its input; undefined for none. */
  input: z.ZodType | undefined;
}

const schemaOf = ({ _def }: AnyProcedure): z.ZodType | undefined => {
  const { inputs }: { inputs?: unknown } = _def;
  const schema: unknown = Array.isArray(inputs) ? inputs[0] : undefined;
  return schema instanceof z.ZodType ? schema : undefined;
};

/** Every procedure of the product, as the router itself tells. */
export const listedProcedures: ListedProcedure[] = Object.entries(flat).map(
  ([path, procedure]) => ({
    path,
    type: procedure._def.type,
    policy: policyOf(procedure),
    input: schemaOf(procedure),
  }),
);
const typeOf = new Map(listedProcedures.map(({ path, type }) => [path, type]));

export interface HttpAnswer {
  status: number;
  headers: Headers;
  /** As it came, except the request's own id, which is always another. */
  text: string;
  /** Of the error; null for a result. */
  code: string | null;
  data: unknown;
}

interface AnswerBody {
  error?: { data?: { code?: string } };
  result?: { data?: unknown };
}

const requestIds = /"requestId":"[0-9a-f-]{36}"/g;

async function readAnswer(response: Response): Promise<HttpAnswer> {
  const text = (await response.text()).replaceAll(requestIds, '"requestId":"…"');
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.includes('application/json') === true;
  const body = (isJson ? JSON.parse(text) : {}) as AnswerBody;
  const code = body.error?.data?.code ?? null;
  return { status, headers, text, code, data: body.result?.data ?? null };
}

export const sessionCookieName = '__Host-valia-session';

/** A browser with its cookies, or a program: as a person it calls procedures by path. */
export class HttpPerson {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  get cookieHeader(): Record<string, string> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
  }

  async fetch(path: string, { headers, ...rest }: RequestToSend = {}): Promise<Response> {
    const response = await sendRequest(`${this.origin}${path}`, {
      ...rest,
      headers: { ...this.headers, ...this.cookieHeader, ...headers },
    });
    for (const line of response.headers.getSetCookie()) this.keepCookie(line);
    return response;
  }

  /** `input` as text is sent as it is. */
  async call(
    path: string,
    input?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer> {
    const text = typeof input === 'string' ? input : JSON.stringify(input);
    if (typeOf.get(path) === 'query') {
      const query = text === undefined ? '' : `?input=${encodeURIComponent(text)}`;
      return readAnswer(await this.fetch(`/trpc/${path}${query}`, { headers }));
    }
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(text === undefined ? {} : { body: text }),
    };
    return readAnswer(await this.fetch(`/trpc/${path}`, init));
  }

  private keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const isPast = attributes.some(
      (attribute) =>
        attribute.startsWith('Expires=') && Date.parse(attribute.slice(8)) < Date.now(),
    );
    if (isPast || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export interface SignedInPerson extends TestAdviser {
  http: HttpPerson;
  token: string;
  sessionId: string;
}

export interface PersonOptions extends TestAdviserOptions {
  /** When the session was opened; now unless given. */
  signedInAt?: Date;
  /** The seed of a second factor, in base32; one that nobody knows for `secondFactor` alone. */
  seed?: string;
}

/** A person with a live session, made in the database. */
export async function signedInPerson(
  { db, origin, secrets }: Pick<ListeningServer, 'db' | 'origin' | 'secrets'>,
  { signedInAt = new Date(), seed, ...options }: PersonOptions = {},
): Promise<SignedInPerson> {
  const secondFactor = options.secondFactor ?? seed !== undefined;
  const ownSeed = seed ?? createTimeCodeSeed();
  const adviser = await createAdviser(db, { emailConfirmed: true, ...options, secondFactor });
  if (secondFactor) {
    await db
      .update(userMfaFactors)
      .set({ seed: secrets.seal(ownSeed, adviser.userId) })
      .where(eq(userMfaFactors.userId, adviser.userId));
  }
  const { token, id } = await createSessionKeeper(db, signedInAt).create(adviser);
  const http = new HttpPerson(origin);
  http.cookies.set(sessionCookieName, token);
  return { ...adviser, http, token, sessionId: id };
}
