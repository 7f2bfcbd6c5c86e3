import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MailTransport } from './mail-transport.ts';

const keptMailSchema = z.strictObject({
  id: z.uuid(),
  carriedAt: z.iso.datetime(),
  from: z.strictObject({ name: z.string(), address: z.string() }),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type StoredMail = z.infer<typeof keptMailSchema>;

/** Local mode without a mail server: mails are stored and read in the browser. */
export interface Mailbox extends MailTransport {
  /** The stored mails, newest first. */
  list: () => Promise<StoredMail[]>;
}

const mostKept = 200;
const ownerOnly = 0o700;
const fileName = /^[0-9a-f-]{36}\.json$/;

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => fileName.test(name));
}

async function readMails(folder: string): Promise<StoredMail[]> {
  const mails = await Promise.all(
    (await namesIn(folder)).map(async (name) =>
      keptMailSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    ),
  );
  return mails.toSorted((a, b) => b.carriedAt.localeCompare(a.carriedAt));
}

/** Keeps the last 200 mails in `folder`, one file each: a mail that is sent again replaces its own file. */
export function createMailbox(folder: string, publicOrigin: string): Mailbox {
  mkdirSync(folder, { recursive: true, mode: ownerOnly });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  return {
    description: `kept to be read at ${publicOrigin}/dev/mailbox`,
    list: () => readMails(folder),
    carry: async (mail) => {
      const kept: StoredMail = { ...mail, carriedAt: new Date().toISOString() };
      const unfinished = join(folder, `${mail.id}.part`);
      await writeFile(unfinished, JSON.stringify(kept));
      await rename(unfinished, fileOf(mail.id));
      if ((await namesIn(folder)).length > mostKept) {
        const old = (await readMails(folder)).slice(mostKept);
        await Promise.all(old.map(({ id }) => rm(fileOf(id), { force: true })));
      }
    },
    close: async () => undefined,
  };
}
