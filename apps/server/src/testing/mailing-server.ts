import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinkTokenMaker } from '@valia/auth/link-token.ts';
import { expect } from 'vitest';
import { prepareMailing } from '../jobs/prepare-mailing.ts';
import type { CaughtMail } from './caught-mail.ts';
import { startListeningServer, publicOrigin } from './listening-server.ts';
import type { ListeningServer } from './listening-server.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { MailCatcher } from './mail-catcher.ts';

export interface MailingServer extends ListeningServer {
  catcher: MailCatcher;
  /** The received mails to an email address, once there are at least `count`. */
  mailsTo: (address: string, count?: number) => Promise<CaughtMail[]>;
  /**
   * The token in the newest mail to an email address that contains one, once `count` of those have arrived, because
   * mails can overtake each other.
   */
  tokenTo: (address: string, count?: number) => Promise<string>;
  /** Resolves once the queue is empty. */
  queueIsEmpty: () => Promise<void>;
}

const receivedWithin = { timeout: 8000, interval: 20 };

export const tokenInMail = (mail: CaughtMail | undefined): string =>
  new URL(mail?.links[0] ?? publicOrigin).searchParams.get('token') ?? '';

/** Starts the real server with its real queue, from which two workers send to a real mail server. */
export async function startMailingServer(): Promise<MailingServer> {
  const catcher = await startMailCatcher();
  const folder = mkdtempSync(join(tmpdir(), 'valia-mail-'));
  const server = await startListeningServer(
    {},
    {
      openMail: async (database) => {
        const prepare = () =>
          prepareMailing({
            env: { smtpUrl: catcher.url, dataDir: folder, publicOrigin },
            database: { url: database.url, client: database },
            linkTokens: createLinkTokenMaker('the secret of every test, long enough'),
          });
        const [first, second] = [prepare(), prepare()];
        const both = [first, second];
        for (const mailing of both) await mailing.jobs.open();
        both.forEach((mailing) => mailing.start({ error: () => undefined }));
        return {
          queue: first.jobs,
          stop: async () => {
            await Promise.all(both.map((mailing) => mailing.stop()));
          },
        };
      },
    },
  );
  const to = (address: string) =>
    catcher.mails.filter(({ recipients }) => recipients.includes(address));
  const mailsTo = async (address: string, count = 1) => {
    await expect.poll(() => to(address).length, receivedWithin).toBeGreaterThanOrEqual(count);
    return to(address);
  };
  const tokensTo = (address: string) =>
    to(address)
      .map(tokenInMail)
      .filter((token) => token !== '');
  return {
    ...server,
    catcher,
    mailsTo,
    tokenTo: async (address, count = 1) => {
      await expect
        .poll(() => tokensTo(address).length, receivedWithin)
        .toBeGreaterThanOrEqual(count);
      return tokensTo(address).at(-1) ?? '';
    },
    queueIsEmpty: async () => {
      const waiting = async () => {
        const [row] = await server.db.execute(
          `select count(*)::int as count from jobs.job where name = 'mail' and state < 'completed'`,
        );
        return row?.['count'];
      };
      await expect.poll(waiting, receivedWithin).toBe(0);
    },
    close: async () => {
      await server.close();
      await catcher.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
