import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { ipAddressRange } from '@valia/domain/limits/ip-address-range.ts';
import { OpenConnections, connectionPhase } from './open-connections.ts';
import type { Connection } from './open-connections.ts';

const longestHeadMs = 5000;
/** Long enough for the largest body over a slow line. */
const longestRequestMs = 120_000;
/** The limit for an answer of which the client reads nothing more. */
const longestUnreadMs = 10_000;
const longestIdleMs = 72_000;
const lookEveryMs = 1000;
/**
 * A body must deliver at least `fewestBytes` within any `looksToJudge` checks: a phone may lose its network for some
 * seconds.
 */
const looksToJudge = 7;
const fewestBytes = 4096;
/** Data sent before shutdown began may remain unread in the operating system for this long. */
const lastArrivalsMs = 250;
/** A busy machine needs this long to accept a handful of connections. */
const longestTakingMs = 3000;
const quietTurns = 5;
const sweepEveryMs = 50;
const longestEndMs = 8500;

/** Makes sure that slow clients cost others nothing, and that shutdown cuts off no accepted request. */
export class WatchedConnections {
  private readonly open = new OpenConnections();
  private readonly servers: Server[] = [];
  /** The number of connections and requests so far. */
  private arrivals = 0;
  private isEnding = false;

  constructor(private readonly isProxy: (address: string) => boolean) {}

  /** Creates the HTTP server that fastify listens with; called once for each address. */
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

  /**
   * Counts a proxy's connection under the client whose request it forwards: that client may be stalling over its body.
   */
  countAsClients({ socket }: IncomingMessage, clientAddress: string): void {
    const connection = this.open.find(socket);
    if (connection?.isProxys === true) this.open.count(connection, ipAddressRange(clientAddress));
  }

  /**
   * Accepts no more connections, and resolves when every completely received request is answered and each connection is
   * closed. Connections that stall longer are cut.
   */
  async end(): Promise<void> {
    const endBy = performance.now() + longestEndMs;
    this.isEnding = true;
    for (const { exchange } of this.open) {
      if (exchange !== null) announceClose(exchange.response);
    }
    await pause(lastArrivalsMs);
    await this.takeWhatArrived();
    // Not the HTTP server's own `close`, which destroys connections whose answer is still being sent.
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

  /** The system delivers one new connection per turn of the event loop, and its data in a later turn. */
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
    if (!connection.isProxys) this.open.count(connection, ipAddressRange(address));
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

  /** Only bodies are checked here: the HTTP server itself ends connections with late headers. */
  private endDawdlers(): void {
    for (const connection of this.open) {
      if (connectionPhase(connection) !== 'body') continue;
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
  const phase = connectionPhase(connection);
  return phase === 'idle' || phase === 'head';
}
