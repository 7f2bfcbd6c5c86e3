import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabaseClient, type Database, type DatabaseClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

// Tests the fixes in packages/db/patches: the published driver ends the process, mixes transactions or waits
// forever.

let own: TestDatabase;
let client: DatabaseClient;
const uncaught: unknown[] = [];
const notice = (error: unknown) => uncaught.push(error);

/** A single connection, so that the next caller gets the one that was lost. */
const oneConnection = { maxConnections: 1 };

beforeEach(async () => {
  own = await createTestDatabase();
  await own.db.execute(sql`create table marks (name text)`);
  client = createDatabaseClient(own.url, oneConnection);
  process.on('uncaughtException', notice);
});
afterEach(async () => {
  await pause(20);
  process.off('uncaughtException', notice);
  await client.close();
  await own.close();
  const [first] = uncaught.splice(0);
  if (first !== undefined) throw new Error('Nobody could catch this.', { cause: first });
});

const backendOf = async (db: Database): Promise<number> => {
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row?.pid ?? 0;
};
const terminate = (pid: number) => own.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
const mark = (db: Database, name: string) => db.execute(sql`insert into marks values (${name})`);
const marks = async () => {
  const rows = await own.db.execute<{ name: string }>(sql`select name from marks order by name`);
  return rows.map(({ name }) => name);
};

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** The code of the driver's error, which the query builder wraps. */
const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return 'it was done';
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error && 'code' in cause ? cause.code : cause;
  }
};

describe('a backend that is terminated', () => {
  test('under a statement of a transaction rejects it and the rollback, and the next one is done', async () => {
    const pid = await backendOf(client.db);
    const lost = codeOf(
      client.db.transaction(async (tx) => {
        await mark(tx, 'lost');
        await tx.execute(sql`select pg_sleep(10)`);
      }),
    );
    await pause(50);
    await terminate(pid);
    expect(await lost).toBe('CONNECTION_CLOSED');
    expect(await codeOf(mark(client.db, 'next'))).toBe('it was done');
    expect(await marks()).toEqual(['next']);
  });

  test('between two statements of a transaction lets nothing of it into another one', async () => {
    const { open, opened } = gate();
    const begun = gate();
    const results: unknown[] = [];
    const lost = codeOf(
      client.db.transaction(async (tx) => {
        await mark(tx, 'lost');
        begun.open();
        await opened;
        results.push(await codeOf(mark(tx, 'late')));
      }),
    );
    await begun.opened;
    const [row] = await own.db.execute<{ pid: number }>(sql`
      select pid from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`);
    await terminate(row?.pid ?? 0);
    expect(await lost).toBe('CONNECTION_CLOSED');
    const undone = new Error('undone');
    const other = client.db.transaction(async (tx) => {
      await mark(tx, 'undone');
      open();
      await pause(100);
      throw undone;
    });
    await expect(other).rejects.toBe(undone);
    expect(results).toEqual(['CONNECTION_CLOSED']);
    expect(await marks()).toEqual([]);
    expect(await codeOf(mark(client.db, 'next'))).toBe('it was done');
  });

  test('settles every statement that waited for another of its transaction', async () => {
    const pid = await backendOf(client.db);
    const codes: Promise<unknown>[] = [];
    const lost = codeOf(
      client.db.transaction(async (tx) => {
        codes.push(codeOf(tx.execute(sql`select pg_sleep(${10})`)));
        for (let waiting = 0; waiting < 5; waiting += 1) codes.push(codeOf(mark(tx, 'lost')));
        await Promise.all(codes);
      }),
    );
    await pause(50);
    await terminate(pid);
    expect(new Set([await lost, ...(await Promise.all(codes))])).toEqual(
      new Set(['CONNECTION_CLOSED']),
    );
    expect(await marks()).toEqual([]);
  });

  test('rejects whatever a connection that is kept for one user is asked', async () => {
    const pid = await backendOf(client.db);
    const kept = await client.sql.reserve();
    await terminate(pid);
    expect(await codeOf(kept`select 1`)).toBe('CONNECTION_CLOSED');
    expect(await codeOf(kept`select 1`)).toBe('CONNECTION_CLOSED');
  });
});

/** Forwards connections from its own port to the database. */
class Relay {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  connections = 0;

  constructor(isRefusing: () => boolean = () => false) {
    this.#server = createServer((socket) => {
      this.connections += 1;
      socket.on('error', () => undefined);
      if (isRefusing()) {
        socket.resume().end();
        return;
      }
      const { hostname, port } = new URL(own.url);
      const database = connect(Number(port), hostname);
      this.#sockets.add(socket);
      database.on('error', () => undefined);
      socket.pipe(database).pipe(socket);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        database.destroy();
      });
    });
  }

  async listen(port = 0): Promise<number> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.reset();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

const throughPort = (port: number): DatabaseClient => {
  const url = new URL(own.url);
  url.port = String(port);
  return createDatabaseClient(url.href, oneConnection);
};

describe('a connection', () => {
  test('with as many statements under way as it takes is a transaction’s own once it begins', async () => {
    await backendOf(client.db);
    const underWay = Array.from({ length: 100 }, () => client.sql`select 1`.execute());
    const transaction = client.db.transaction(async (tx) => {
      await mark(tx, 'undone');
      await pause(50);
      throw new Error('undone');
    });
    const beside = mark(client.db, 'done');
    await expect(transaction).rejects.toThrow('undone');
    await Promise.all([...underWay, beside]);
    expect(await marks()).toEqual(['done']);
  });

  test('that is reset within a transaction serves whoever comes next', async () => {
    const relay = new Relay();
    const far = throughPort(await relay.listen());
    const lost = codeOf(
      far.db.transaction(async (tx) => {
        await mark(tx, 'lost');
        await tx.execute(sql`select pg_sleep(10)`);
      }),
    );
    await pause(100);
    relay.reset();
    expect(['ECONNRESET', 'CONNECTION_CLOSED']).toContain(await lost);
    for (const name of ['one', 'two', 'three']) {
      expect(await codeOf(mark(far.db, name))).toBe('it was done');
    }
    expect(await marks()).toEqual(['one', 'three', 'two']);
    await far.close();
    await relay.close();
  });

  test('that is ended before it is open is tried again in good time, not all the time', async () => {
    let isRefusing = true;
    const relay = new Relay(() => isRefusing);
    const far = throughPort(await relay.listen());
    const waiting = codeOf(mark(far.db, 'waited'));
    await pause(1000);
    expect(relay.connections).toBeLessThan(20);
    isRefusing = false;
    expect(await waiting).toBe('it was done');
    await far.close();
    await relay.close();
  });

  test('to a database that was away for long is open again within a second', async () => {
    const first = new Relay();
    const port = await first.listen();
    await first.close();
    const far = throughPort(port);
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await codeOf(mark(far.db, 'away'))).toBe('ECONNREFUSED');
    }
    const relay = new Relay();
    await relay.listen(port);
    const startedAt = performance.now();
    expect(await codeOf(mark(far.db, 'back'))).toBe('it was done');
    expect(performance.now() - startedAt).toBeLessThan(1000);
    await far.close();
    await relay.close();
  });
});
