import type { AnyProcedure } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { octetInputParser } from '@trpc/server/http';
import { appRouter } from '@valia/api/app-router.ts';
import { policyOf } from '@valia/api/procedures/assert-policies.ts';
import type { Database } from '@valia/db/client.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import type { ServiceContext } from '@valia/services/context/service-context.ts';
import { observeContext, type ObservedContext } from './observe-context.ts';

export interface Answer {
  status: number;
  /** The whole body as sent by the server. */
  text: string;
  result: unknown;
  error: {
    code: string;
    fields: { path: string; code: string }[];
    requestId: string | null;
    message: string;
  } | null;
}

export interface TestApi extends Pick<ObservedContext, 'cookies' | 'log'> {
  /** A text `body` is sent unchanged; anything else is sent as JSON. */
  call(path: string, body?: unknown): Promise<Answer>;
}

interface AnswerBody {
  result?: { data?: unknown };
  error?: {
    message: string;
    data: { code: string; fields: { path: string; code: string }[]; requestId: string | null };
  };
}

// The type is nested, but at run time the object is flat, by path.
const flat = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

const hasBytesInput = ({ _def }: AnyProcedure): boolean => {
  const { inputs }: { inputs?: unknown } = _def;
  return Array.isArray(inputs) && inputs.includes(octetInputParser);
};

/** Every procedure with its type and its policy, by path. */
export const procedures = Object.entries(flat).map(([path, procedure]) => ({
  path,
  type: procedure._def.type,
  policy: policyOf(procedure),
  hasBytesInput: hasBytesInput(procedure),
}));

const typeOf = (path: string) =>
  procedures.find((procedure) => procedure.path === path)?.type ?? 'mutation';

const toRequest = (path: string, body: unknown): Request => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (typeOf(path) === 'query') {
    const query = text === undefined ? '' : `?input=${encodeURIComponent(text)}`;
    return new Request(`http://valia.test/trpc/${path}${query}`);
  }
  return new Request(`http://valia.test/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(text === undefined ? {} : { body: text }),
  });
};

/** The router over HTTP, called as `adviser` or signed out. */
export const openTestApi = (
  db: Database,
  adviser: TestAdviser | null = null,
  overrides: Partial<ServiceContext> = {},
): TestApi => {
  const { context, cookies, log } = observeContext(db, adviser, overrides);
  const call: TestApi['call'] = async (path, body) => {
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      router: appRouter,
      req: toRequest(path, body),
      createContext: () => context,
    });
    const text = await response.text();
    const { result, error } = JSON.parse(text) as AnswerBody;
    return {
      status: response.status,
      text,
      result: result?.data ?? null,
      error: error === undefined ? null : { message: error.message, ...error.data },
    };
  };
  return { call, cookies, log };
};
