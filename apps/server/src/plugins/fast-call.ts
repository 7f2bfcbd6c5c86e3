import type { FastifyRequest } from 'fastify';

type CallType = 'query' | 'mutation' | 'subscription';

interface CallOptions {
  path: string;
  type: CallType;
  ctx: unknown;
  batchIndex: number;
  getRawInput: () => Promise<unknown>;
}

interface Procedure {
  (options: CallOptions): Promise<unknown>;
  _def: { type: CallType };
}

interface RouterDefinition {
  _def: { procedures: Record<string, unknown> };
}

/** A call, or several reads at once, for which no web-standard Request and Response need be built. */
export interface FastCall {
  procedures: readonly { path: string; procedure: Procedure }[];
  isBatch: boolean;
  /** The caller's input; throws when it is invalid. */
  readInputs: () => unknown;
}

const json = 'application/json';
const byteOrderMark = '\uFEFF';
const typesByMethod: Readonly<Record<string, string>> = { GET: 'query', POST: 'mutation' };

const isProcedure = (value: unknown): value is Procedure =>
  typeof value === 'function' && '_def' in value;

/** The router's procedures at these paths; null when one of them does not exist or is not of the method's type. */
const proceduresOf = (
  { _def: { procedures } }: RouterDefinition,
  method: string,
  paths: readonly string[],
): FastCall['procedures'] | null => {
  const found = paths.flatMap((path) => {
    const procedure = Object.hasOwn(procedures, path) ? procedures[path] : null;
    const isOfMethod = isProcedure(procedure) && procedure._def.type === typesByMethod[method];
    return isOfMethod ? [{ path, procedure }] : [];
  });
  return found.length === paths.length ? found : null;
};

/** The query string of the URL: the input, and whether several calls come at once. */
const readSearch = (url: string): { input: string | null; isBatch: boolean } | null => {
  const at = url.indexOf('?');
  if (at === -1) return { input: null, isBatch: false };
  const search = new URLSearchParams(url.slice(at));
  const [input, batch] = [search.get('input'), search.get('batch')];
  const known = (input === null ? 0 : 1) + (batch === null ? 0 : 1);
  return search.size === known ? { input, isBatch: batch === '1' } : null;
};

const readerOf = ({ method, body }: FastifyRequest, input: string | null) => {
  const text = method === 'GET' ? input : body === undefined || body === '' ? '{}' : body;
  if (text !== null && typeof text !== 'string') return null;
  if (text?.startsWith(byteOrderMark) === true) return null;
  return (): unknown => (text === null || text === '' ? undefined : JSON.parse(text));
};

/** Null for every other request (a malformed URL, bytes, another method), which tRPC answers itself. */
export const parseFastCall = (
  router: RouterDefinition,
  mostCalls: number,
  request: FastifyRequest & { params: { path: string } },
): FastCall | null => {
  const { method, headers, params } = request;
  const url = request.raw.url ?? '';
  const type = headers['content-type'];
  const isJson = type === undefined ? method === 'GET' : type.startsWith(json);
  if (!isJson || !url.startsWith('/trpc/') || url.includes('#') || params.path.includes('%'))
    return null;
  const search = readSearch(url);
  if (search === null || (method !== 'GET' && url.includes('?'))) return null;
  const paths = search.isBatch ? params.path.split(',') : [params.path];
  const procedures = paths.length > mostCalls ? null : proceduresOf(router, method, paths);
  const readInputs = readerOf(request, search.input);
  if (procedures === null || readInputs === null) return null;
  return { procedures, isBatch: search.isBatch, readInputs };
};
