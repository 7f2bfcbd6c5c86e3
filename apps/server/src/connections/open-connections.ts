import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One browser page opens up to six connections, and all users of an office may share one IP address. */
const mostOfOneRange = 256;

export interface Connection {
  socket: Socket;
  /** Whether it comes from a proxy. A proxy's connection belongs to no client until it carries a request body. */
  isProxys: boolean;
  /** The address range under which it is counted. */
  range: string | null;
  /** The latest request and response; null before the first request header has arrived. */
  exchange: { request: IncomingMessage; response: ServerResponse } | null;
  /** The bytes received when the body began and at each check since; only as many checks as are judged. */
  readings: number[];
}

/** What the connection waits for: the rest of a header, the rest of a body, our answer, or another request. */
export type ConnectionPhase = 'head' | 'body' | 'answer' | 'idle';

export const connectionPhase = ({ exchange }: Connection): ConnectionPhase => {
  if (exchange === null) return 'head';
  if (!exchange.request.complete) return 'body';
  return exchange.response.writableFinished ? 'idle' : 'answer';
};

/**
 * Open connections by client address range. One too many ends the connection of its range that has stalled longest,
 * else the one idle longest, else the one whose answer is read slowest. The new one is served, so that sharing an
 * address gets nobody refused.
 */
export class OpenConnections {
  private readonly all = new Map<Socket, Connection>();
  /** The connections of each range, in the order of their last activity. */
  private readonly ofRange = new Map<string, Set<Connection>>();

  [Symbol.iterator](): IterableIterator<Connection> {
    return this.all.values();
  }

  get size(): number {
    return this.all.size;
  }

  find(socket: Socket): Connection | undefined {
    return this.all.get(socket);
  }

  add(connection: Connection): void {
    this.all.set(connection.socket, connection);
  }

  remove(connection: Connection): void {
    this.all.delete(connection.socket);
    this.count(connection, null);
  }

  /** Counts the connection in a range, as the most recently active one. */
  count(connection: Connection, range: string | null): void {
    const former = connection.range === null ? undefined : this.ofRange.get(connection.range);
    former?.delete(connection);
    if (former?.size === 0 && connection.range !== null && connection.range !== range) {
      this.ofRange.delete(connection.range);
    }
    connection.range = range;
    if (range === null) return;
    const counted = this.ofRange.get(range) ?? new Set();
    this.ofRange.set(range, counted.add(connection));
    if (counted.size > mostOfOneRange) this.makeRoom(counted, connection);
  }

  private makeRoom(counted: ReadonlySet<Connection>, latest: Connection): void {
    let idle: Connection | null = null;
    let unread: Connection | null = null;
    for (const connection of counted) {
      const phase = connectionPhase(connection);
      // A proxy's own idle connections are never ended: another user's request may be on its way in them.
      if (connection.isProxys && phase !== 'body') return this.count(connection, null);
      if (phase === 'idle') idle ??= connection;
      if (phase === 'answer' && connection.exchange?.response.headersSent) unread ??= connection;
      if (connection !== latest && (phase === 'head' || phase === 'body')) {
        connection.socket.destroy();
        return this.count(connection, null);
      }
    }
    (idle ?? unread)?.socket.destroy();
    return undefined;
  }
}
