import { connect } from 'node:net';

export interface PipelinedRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const writtenOut = (host: string, { method, path, headers, body = '' }: PipelinedRequest): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/**
 * The statuses of requests that are written on one connection without waiting between them. Unlike with a browser or a
 * library, no header is added to them.
 */
export const sendPipelined = (origin: string, requests: readonly PipelinedRequest[]) =>
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
