import { connect } from 'node:net';

export interface BareRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const writtenOut = (host: string, { method, path, headers, body = '' }: BareRequest): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/**
 * The statuses of requests that are written on one connection without waiting between them. No browser or library
 * adds a header to these.
 */
export const statusesInARow = (origin: string, requests: readonly BareRequest[]) =>
  new Promise<number[]>((resolve, reject) => {
    const { host, hostname, port } = new URL(origin);
    const pieces: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.on('data', (piece) => {
      pieces.push(piece);
      const answers = Buffer.concat(pieces)
        .toString('latin1')
        .matchAll(/HTTP\/1\.1 (\d{3}) /g);
      const statuses = [...answers].map(([, status]) => Number(status));
      if (statuses.length < requests.length) return;
      resolve(statuses);
      socket.destroy();
    });
    socket.once('end', () => reject(new Error('The server hung up before it had answered all.')));
    socket.write(requests.map((request) => writtenOut(host, request)).join(''));
  });
