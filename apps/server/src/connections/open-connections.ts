import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A page of a browser holds six, and the people of an office come through one address. */
const mostOfOneRange = 256;

export interface Connection {
  socket: Socket;
  /** A proxy's belongs to nobody until it brings a body. */
  isProxys: boolean;
  /** Of whose connections it is counted as one. */
  range: string | null;
  /** The latest; null before the first head has arrived. */
  exchange: { request: IncomingMessage; response: ServerResponse } | null;
  /** The bytes that had arrived when its body began and at each look since; of no more looks than are judged. */
  readings: number[];
}

/** What it waits for: the rest of a head, the rest of a body, our answer, or another request. */
export type Phase = 'head' | 'body' | 'answer' | 'idle';

export const phaseOf = ({ exchange }: Connection): Phase => {
  if (exchange === null) return 'head';
  if (!exchange.request.complete) return 'body';
  return exchange.response.writableFinished ? 'idle' : 'answer';
};

/**
 * Open connections by the address range they come from. One too many ends the one of its range that has dawdled
 * longest, else the one idle longest, else the one whose answer is read slowest: what is new is served, so that nobody is refused for who shares their address.
 */
export class OpenConnections {
  private readonly all = new Map<Socket, Connection>();
  /** Each in the order in which they were last heard of. */
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

  /** Counts it among those of a range, as the one heard of last. */
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
      const phase = phaseOf(connection);
      // A proxy's own idle connections are nobody's to end: another person's request may be on its way in them.
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
