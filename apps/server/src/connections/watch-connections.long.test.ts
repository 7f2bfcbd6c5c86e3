import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connectSlowClient } from '../testing/connect-slow-client.ts';
import { WatchedConnections } from './watch-connections.ts';

const large = 'x'.repeat(30_000_000);

test(
  'a connection of whose answer nothing more is read is ended',
  { timeout: 60_000 },
  async () => {
    const server = new WatchedConnections(() => false).createServer((_request, response) => {
      response.end(large);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = isAddress(address) ? address.port : 0;
    const { socket } = await connectSlowClient(
      `http://127.0.0.1:${String(port)}`,
      'GET / HTTP/1.1\r\nHost: valia.example\r\n\r\n',
    );
    socket.pause();
    const countConnections = promisify(server.getConnections.bind(server));
    expect(await countConnections()).toBe(1);
    await expect.poll(countConnections, { timeout: 40_000 }).toBe(0);
    socket.destroy();
    server.close();
  },
);

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
