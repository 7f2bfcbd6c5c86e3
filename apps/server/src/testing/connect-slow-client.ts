import { connect } from 'node:net';
import type { Socket } from 'node:net';

const halfHead = 'POST /trpc/auth.signIn HTTP/1.1\r\nHost: valia.example\r\nContent-Ty';

/** A request with one byte of a body of a hundred. */
export const incompleteRequest = (headers: Readonly<Record<string, string>> = {}): string =>
  [
    'POST /trpc/auth.signIn HTTP/1.1',
    'Host: valia.example',
    'Content-Type: application/json',
    'Content-Length: 100',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '{',
  ].join('\r\n');

export interface SlowClient {
  socket: Socket;
  /** Milliseconds from the start of the connection to its end; null while it is open. */
  lasted: number | null;
  endedAt: number | null;
}

/** Connects, sends the given bytes, and then nothing more. */
export function connectSlowClient(
  origin: string,
  sent: string = halfHead,
  from = '127.0.0.1',
): Promise<SlowClient> {
  const { port, hostname: host } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), localAddress: from });
    const dawdler: SlowClient = { socket, lasted: null, endedAt: null };
    let startedAt = performance.now();
    socket.once('connect', () => {
      startedAt = performance.now();
      socket.write(sent, () => resolve(dawdler));
    });
    // An error is expected, because the server closes this connection.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      dawdler.endedAt = performance.now();
      dawdler.lasted = dawdler.endedAt - startedAt;
      resolve(dawdler);
    });
    socket.resume();
  });
}

/** Another loopback address of this machine, which Linux provides without configuration. */
export const secondLoopbackAddress = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
