import { connect } from 'node:net';
import type { Socket } from 'node:net';

const halfHead = 'POST /trpc/auth.signIn HTTP/1.1\r\nHost: valia.example\r\nContent-Ty';

/** One byte of a hundred. */
export const halfRequest = (headers: Readonly<Record<string, string>> = {}): string =>
  [
    'POST /trpc/auth.signIn HTTP/1.1',
    'Host: valia.example',
    'Content-Type: application/json',
    'Content-Length: 100',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '{',
  ].join('\r\n');

export interface Dawdler {
  socket: Socket;
  /** Milliseconds from its connection to its end; null while it is open. */
  lasted: number | null;
  endedAt: number | null;
}

/** Connects, sends what it is given, and then nothing. */
export function slowClient(
  origin: string,
  sent: string = halfHead,
  from = '127.0.0.1',
): Promise<Dawdler> {
  const { port, hostname: host } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), localAddress: from });
    const dawdler: Dawdler = { socket, lasted: null, endedAt: null };
    let startedAt = performance.now();
    socket.once('connect', () => {
      startedAt = performance.now();
      socket.write(sent, () => resolve(dawdler));
    });
    // Being cut is what it is for.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      dawdler.endedAt = performance.now();
      dawdler.lasted = dawdler.endedAt - startedAt;
      resolve(dawdler);
    });
    socket.resume();
  });
}

/** The other address of this machine that Linux has without asking. */
export const anotherAddress = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
