import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailbox } from '../mail/create-mailbox.ts';
import type { Mailbox } from '../mail/create-mailbox.ts';
import { addMailboxRoute } from './mailbox-route.ts';

let folder: string;
let mailbox: Mailbox;
const servers: FastifyInstance[] = [];
let origin: string;

/** A server behind a trusted proxy; `from` is the remote address that its sockets report. */
const serve = async (host: string, from?: string): Promise<string> => {
  const server = fastify({ trustProxy: true });
  servers.push(server);
  server.decorateReply('sendFile', function sendFile() {
    return this.send('the app');
  });
  addMailboxRoute(server, mailbox);
  if (from !== undefined)
    server.server.on('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: from }),
    );
  const { port } = new URL(await server.listen({ host, port: 0 }));
  return `http://127.0.0.1:${port}`;
};

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'valia-mailbox-')), 'mailbox');
  mailbox = createMailbox(folder, 'http://127.0.0.1:3000');
  origin = await serve('127.0.0.1');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

const mailOf = (digit: number, subject = `Mail ${digit}`) => ({
  id: `${String(digit).repeat(8)}-0000-4000-8000-000000000000`,
  from: { name: 'Valía', address: 'no-reply@127.0.0.1' },
  to: 'núria@example.test',
  subject,
  html: `<!doctype html><h1>${digit}</h1>`,
  text: `Text <${digit}>`,
});
const pageAt = async (path: string) => {
  const response = await fetch(`${origin}${path}`);
  return { status: response.status, text: await response.text() };
};
const statusFor = (
  headers: OutgoingHttpHeaders,
  url = `${origin}/dev/mailbox`,
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the mailbox of local mode', () => {
  test('says that it is empty', async () => {
    expect(await pageAt('/dev/mailbox')).toMatchObject({ status: 200 });
    expect((await pageAt('/dev/mailbox')).text).toContain('No mail has been sent yet.');
  });

  test('lists mails, the newest first, and shows each as it would arrive', async () => {
    await mailbox.carry(mailOf(1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await mailbox.carry(mailOf(2, 'Puig & <Fills>'));
    const { text: list } = await pageAt('/dev/mailbox');
    expect(list.indexOf('Puig &amp; &lt;Fills&gt;')).toBeLessThan(list.indexOf('Mail 1'));
    expect(list.indexOf('Puig &amp; &lt;Fills&gt;')).toBeGreaterThan(0);
    const { id, html } = mailOf(2);
    expect((await pageAt(`/dev/mailbox/${id}`)).text).toBe(html);
    expect((await pageAt(`/dev/mailbox/${id}/text`)).text).toContain('Text &lt;2&gt;');
    const messages: unknown = JSON.parse((await pageAt('/dev/mailbox/messages')).text);
    expect(messages).toMatchObject([{ subject: 'Puig & <Fills>' }, { subject: 'Mail 1' }]);
    expect((await pageAt('/dev/mailbox/nothing')).status).toBe(404);
  });

  test('keeps a mail that is carried again once, and no more than 200', async () => {
    await mailbox.carry(mailOf(1));
    await mailbox.carry(mailOf(1));
    expect(await mailbox.list()).toHaveLength(1);
    for (let count = 0; count < 205; count += 1) {
      const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
      await mailbox.carry({ ...mailOf(1), id });
    }
    expect(readdirSync(folder)).toHaveLength(200);
  });

  test('is nobody else’s: neither of another account of the machine nor of a site that points its name here', async () => {
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(await statusFor({ host: 'evil.example' })).toBe(404);
    expect(await statusFor({ host: '127.0.0.1' })).toBe(200);
    expect(await statusFor({ host: 'localhost:3000' })).toBe(200);
  });

  const paths = ['/dev/mailbox', '/dev/mailbox/messages', `/dev/mailbox/${mailOf(1).id}`];
  const claims = {
    host: 'localhost',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'localhost',
    forwarded: 'for=127.0.0.1;host=localhost',
  };

  test.each(paths)('is nobody’s of another machine, whatever they claim: %s', async (path) => {
    await mailbox.carry(mailOf(1));
    const elsewhere = await serve('0.0.0.0', '203.0.113.9');
    expect(await statusFor(claims, `${elsewhere}${path}`)).toBe(404);
    const here = await serve('0.0.0.0', '127.0.0.1');
    const forwarded = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' };
    expect(await statusFor(forwarded, `${here}${path}`)).toBe(200);
    const rebound = { ...claims, host: 'evil.example' };
    expect(await statusFor(rebound, `${here}${path}`)).toBe(404);
  });
});
