import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { addressRange } from '@valia/domain/limits/address-range.ts';
import { OpenConnections, phaseOf } from './open-connections.ts';
import type { Connection } from './open-connections.ts';

const longestHeadMs = 5000;
/** Long enough for the largest body over a slow line. */
const longestRequestMs = 120_000;
/** Of an answer that its reader takes nothing more of. */
const longestUnreadMs = 10_000;
const longestIdleMs = 72_000;
const lookEveryMs = 1000;
/** Of a body at least so much must come within any so many looks: a phone loses its network for some seconds. */
const looksToJudge = 7;
const fewestBytes = 4096;
/** What was sent before the end began may lie with the system, unread, for so long. */
const lastArrivalsMs = 250;
/** A busy machine takes as long for a handful of connections. */
const longestTakingMs = 3000;
const quietTurns = 5;
const sweepEveryMs = 50;
const longestEndMs = 8500;

/** Sees to it that clients who dawdle cost others nothing, and that the end of the process cuts nobody short. */
export class WatchedConnections {
  private readonly open = new OpenConnections();
  private readonly servers: Server[] = [];
  /** Connections and requests so far. */
  private arrivals = 0;
  private isEnding = false;

  constructor(private readonly isProxy: (address: string) => boolean) {}

  /** What fastify listens with, once for each address. */
  createServer(answer: RequestListener): Server {
    const limits = {
      headersTimeout: longestHeadMs,
      requestTimeout: longestRequestMs,
      keepAliveTimeout: longestIdleMs,
      connectionsCheckingInterval: lookEveryMs,
    };
    const server = createServer(limits, (request, response) => {
      this.noteRequest(request, response);
      answer(request, response);
    });
    server.setTimeout(longestUnreadMs);
    server.on('connection', (socket) => this.noteConnection(socket));
    server.once('listening', () => {
      const looking = setInterval(() => this.endDawdlers(), lookEveryMs);
      server.once('close', () => clearInterval(looking));
    });
    this.servers.push(server);
    return server;
  }

  /** Counts a request that a proxy hands on as its client's: its body may be what the client dawdles over. */
  countAsClients({ socket }: IncomingMessage, clientAddress: string): void {
    const connection = this.open.find(socket);
    if (connection?.isProxys === true) this.open.count(connection, addressRange(clientAddress));
  }

  /**
   * Takes no connections any more, and resolves when whatever had wholly arrived is answered and each connection
   * closed. What dawdles then is cut.
   */
  async end(): Promise<void> {
    const endBy = performance.now() + longestEndMs;
    this.isEnding = true;
    for (const { exchange } of this.open) {
      if (exchange !== null) announceClose(exchange.response);
    }
    await pause(lastArrivalsMs);
    await this.takeWhatArrived();
    // Not the server's own `close`, which destroys connections whose answer is still being sent.
    for (const server of this.servers) NetServer.prototype.close.call(server);
    while (this.open.size > 0 && performance.now() < endBy) {
      const arrived = new Map([...this.open].map(({ socket }) => [socket, socket.bytesRead]));
      await pause(sweepEveryMs);
      await this.takeWhatArrived();
      for (const connection of this.open) {
        const { socket } = connection;
        if (isQuiet(connection) && arrived.get(socket) === socket.bytesRead) socket.destroy();
      }
    }
    for (const { socket } of this.open) socket.destroy();
  }

  /** The system hands over one new connection in a turn of the loop, and what it brings in a later one. */
  private async takeWhatArrived(): Promise<void> {
    const until = performance.now() + longestTakingMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < until; quiet += 1) {
      const before = this.arrivals;
      await nextTurn();
      if (this.arrivals !== before) quiet = 0;
    }
  }

  private noteConnection(socket: Socket): void {
    this.arrivals += 1;
    const address = socket.remoteAddress ?? '';
    const connection: Connection = {
      socket,
      isProxys: this.isProxy(address),
      range: null,
      exchange: null,
      readings: [],
    };
    this.open.add(connection);
    if (!connection.isProxys) this.open.count(connection, addressRange(address));
    socket.once('close', () => this.open.remove(connection));
  }

  private noteRequest(request: IncomingMessage, response: ServerResponse): void {
    this.arrivals += 1;
    const connection = this.open.find(request.socket);
    if (connection === undefined) return;
    connection.exchange = { request, response };
    connection.readings = [request.socket.bytesRead];
    this.open.count(connection, connection.isProxys ? null : connection.range);
    if (this.isEnding) announceClose(response);
  }

  /** Heads are the HTTP server's own to end. */
  private endDawdlers(): void {
    for (const connection of this.open) {
      if (phaseOf(connection) !== 'body') continue;
      const { socket, readings } = connection;
      readings.push(socket.bytesRead);
      if (readings.length <= looksToJudge) continue;
      const before = readings.shift() ?? 0;
      if (socket.bytesRead - before < fewestBytes) socket.destroy();
    }
  }
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

function isQuiet(connection: Connection): boolean {
  const phase = phaseOf(connection);
  return phase === 'idle' || phase === 'head';
}
