import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';

export interface RequestToSend {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

const agent = new Agent({ keepAlive: true });
/** Of which a Response may have no body. */
const withoutBody = new Set([204, 304]);

const responseOf = ({ statusCode = 0, rawHeaders }: IncomingMessage, body: Buffer): Response => {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return new Response(withoutBody.has(statusCode) ? null : body, { status: statusCode, headers });
};

/** As `fetch`, for a third of its work: a run sends many thousand requests. Adds no header of a browser's. */
export const sendRequest = (
  url: string,
  { method = 'GET', headers = {}, body }: RequestToSend = {},
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => resolve(responseOf(answer, Buffer.concat(pieces))));
    });
    sent.once('error', reject);
    sent.end(body);
  });
