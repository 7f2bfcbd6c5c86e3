import { Agent, request } from 'node:http';

export interface RequestToSend {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

/** A response as received. */
export interface RawHttpResponse {
  status: number;
  /** Names and values, alternating. */
  rawHeaders: readonly string[];
  setCookies: readonly string[];
  type: string;
  body: Buffer<ArrayBuffer>;
}

const agent = new Agent({ keepAlive: true });
/** Status codes for which a `Response` may not have a body. */
const withoutBody = new Set([204, 304]);

export const toHeaders = ({ rawHeaders }: RawHttpResponse): Headers => {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
};

export const toFetchResponse = (answer: RawHttpResponse): Response => {
  const { status, body } = answer;
  return new Response(withoutBody.has(status) ? null : body, {
    status,
    headers: toHeaders(answer),
  });
};

/** Takes a fraction of the work of `fetch`, because a run sends many thousands of requests. Adds no browser headers. */
export const sendRequest = (
  url: string,
  { method = 'GET', headers = {}, body }: RequestToSend = {},
): Promise<RawHttpResponse> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode = 0, rawHeaders } = answer;
        const { 'set-cookie': setCookies = [], 'content-type': type = '' } = answer.headers;
        resolve({ status: statusCode, rawHeaders, setCookies, type, body: Buffer.concat(pieces) });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
