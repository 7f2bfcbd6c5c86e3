import type { AnyProcedure } from '@trpc/server';
import { appRouter } from '@valia/api/app-router.ts';
import { lifetimeOf } from '@valia/auth/session-account.ts';
import { sessionEnd } from '@valia/auth/session-lifetime.ts';
import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { createTimeCodeSeed } from '@valia/auth/time-code.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { createAdvisers } from '@valia/db/testing/create-adviser.ts';
import type { TestAdviser, TestAdviserOptions } from '@valia/db/testing/create-adviser.ts';
import { uploadContentType } from '../plugins/cross-site-guard.ts';
import { hasBytesInput } from '../plugins/has-bytes-input.ts';
import type { ListeningServer } from './listening-server.ts';
import { toHeaders, toFetchResponse, sendRequest } from './send-request.ts';
import type { RawHttpResponse, RequestToSend } from './send-request.ts';

// The type is nested, but at run time the object is flat, by path.
const flat = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

const isQuery = (path: string): boolean => flat[path]?._def.type === 'query';

export interface HttpAnswer {
  status: number;
  headers: Headers;
  /** The body as received, except for the request's id, which always differs. */
  text: string;
  /** The code of the error; null for a result. */
  code: string | null;
  data: unknown;
}

interface AnswerBody {
  error?: { data?: { code?: string } };
  result?: { data?: unknown };
}

const requestIds = /"requestId":"[0-9a-f-]{36}"/g;

function readAnswer(answer: RawHttpResponse): HttpAnswer {
  const text = answer.body.toString('utf8').replaceAll(requestIds, '"requestId":"…"');
  const isJson = answer.type.includes('application/json');
  const body = (isJson ? JSON.parse(text) : {}) as AnswerBody;
  const code = body.error?.data?.code ?? null;
  return {
    status: answer.status,
    // Computed on access, because few tests use the headers and parsing them takes as long as everything else.
    get headers() {
      return toHeaders(answer);
    },
    text,
    code,
    data: body.result?.data ?? null,
  };
}

export const sessionCookieName = '__Host-valia-session';

/** A browser with its cookies, or a program, that calls procedures by path as a user. */
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
    return toFetchResponse(await this.send(path, init));
  }

  /** A text `input` is sent unchanged; for a procedure that accepts a file, the input is bytes. */
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
          headers: { 'content-type': uploadContentType, ...headers },
          body: input instanceof Uint8Array ? input : Buffer.from(text ?? ''),
        }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          ...(text === undefined ? {} : { body: text }),
        };
    return readAnswer(await this.send(`/trpc/${path}`, init));
  }

  private async send(path: string, { headers, ...rest }: RequestToSend): Promise<RawHttpResponse> {
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
  /** The time when the session was opened; now when omitted. */
  signedInAt?: Date;
  /** The seed of a second factor, in base32. With `secondFactor` alone, a random seed is used. */
  seed?: string;
}

/** Users with an active session each, created directly in the database. */
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

/** One user with an active session. */
export async function signedInPerson(
  server: Pick<ListeningServer, 'db' | 'origin' | 'secrets'>,
  options: PersonOptions = {},
): Promise<SignedInPerson> {
  const [person] = await signedInPeople(server, [options]);
  if (person === undefined) throw new Error('The person was not made.');
  return person;
}
