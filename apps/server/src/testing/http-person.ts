import type { AnyProcedure } from '@trpc/server';
import { appRouter } from '@valia/api/app-router.ts';
import { lifetimeOf } from '@valia/auth/session-account.ts';
import { sessionEnd } from '@valia/auth/session-lifetime.ts';
import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { createTimeCodeSeed } from '@valia/auth/time-code.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { createAdvisers } from '@valia/db/testing/create-adviser.ts';
import type { TestAdviser, TestAdviserOptions } from '@valia/db/testing/create-adviser.ts';
import { bytesType } from '../plugins/cross-site-guard.ts';
import { hasBytesInput } from '../plugins/has-bytes-input.ts';
import type { ListeningServer } from './listening-server.ts';
import { headersOf, responseOf, sendRequest } from './send-request.ts';
import type { BareAnswer, RequestToSend } from './send-request.ts';

// Nested by its type, flat by path when it runs.
const flat = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

const isQuery = (path: string): boolean => flat[path]?._def.type === 'query';

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

function readAnswer(answer: BareAnswer): HttpAnswer {
  const text = answer.body.toString('utf8').replaceAll(requestIds, '"requestId":"…"');
  const isJson = answer.type.includes('application/json');
  const body = (isJson ? JSON.parse(text) : {}) as AnswerBody;
  const code = body.error?.data?.code ?? null;
  return {
    status: answer.status,
    // Few ask for them, and they take as long as the rest.
    get headers() {
      return headersOf(answer);
    },
    text,
    code,
    data: body.result?.data ?? null,
  };
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

  async fetch(path: string, init: RequestToSend = {}): Promise<Response> {
    return responseOf(await this.send(path, init));
  }

  /** `input` as text is sent as it is; where a file is taken, as bytes. */
  async call(
    path: string,
    input?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer> {
    const text = typeof input === 'string' ? input : JSON.stringify(input);
    if (isQuery(path)) {
      const query = text === undefined ? '' : `?input=${encodeURIComponent(text)}`;
      return readAnswer(await this.send(`/trpc/${path}${query}`, { headers }));
    }
    const init = hasBytesInput(appRouter, path)
      ? {
          method: 'POST',
          headers: { 'content-type': bytesType, ...headers },
          body: input instanceof Uint8Array ? input : Buffer.from(text ?? ''),
        }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          ...(text === undefined ? {} : { body: text }),
        };
    return readAnswer(await this.send(`/trpc/${path}`, init));
  }

  private async send(path: string, { headers, ...rest }: RequestToSend): Promise<BareAnswer> {
    const answer = await sendRequest(`${this.origin}${path}`, {
      ...rest,
      headers: { ...this.headers, ...this.cookieHeader, ...headers },
    });
    for (const line of answer.setCookies) this.keepCookie(line);
    return answer;
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

export interface PersonOptions extends Omit<TestAdviserOptions, 'sealedSeed'> {
  /** When the session was opened; now unless given. */
  signedInAt?: Date;
  /** The seed of a second factor, in base32; one that nobody knows for `secondFactor` alone. */
  seed?: string;
}

/** People with a live session each, made in the database. */
export async function signedInPeople(
  { db, origin, secrets }: Pick<ListeningServer, 'db' | 'origin' | 'secrets'>,
  options: readonly PersonOptions[],
): Promise<SignedInPerson[]> {
  const now = new Date();
  const advisers = await createAdvisers(
    db,
    options.map(({ signedInAt: _signedInAt, seed, ...option }) => ({
      emailConfirmed: true,
      ...option,
      secondFactor: option.secondFactor ?? seed !== undefined,
      sealedSeed: (userId) => secrets.seal(seed ?? createTimeCodeSeed(), userId),
    })),
  );
  const people = advisers.map((adviser, at) => {
    const signedInAt = options[at]?.signedInAt ?? now;
    const times = { createdAt: signedInAt, lastUsedAt: signedInAt };
    const expiresAt = sessionEnd(times, lifetimeOf(adviser));
    const token = createSessionToken();
    const row = { id: hashSessionToken(token), userId: adviser.userId, ...times, expiresAt };
    const http = new HttpPerson(origin);
    http.cookies.set(sessionCookieName, token);
    return { row, person: { ...adviser, http, token, sessionId: row.id } };
  });
  await db.insert(sessions).values(people.map(({ row }) => row));
  return people.map(({ person }) => person);
}

/** One of them. */
export async function signedInPerson(
  server: Pick<ListeningServer, 'db' | 'origin' | 'secrets'>,
  options: PersonOptions = {},
): Promise<SignedInPerson> {
  const [person] = await signedInPeople(server, [options]);
  if (person === undefined) throw new Error('The person was not made.');
  return person;
}
