import { setTimeout as delay } from 'node:timers/promises';

interface ReceivedMail {
  to: string;
  html: string;
  text: string;
}

const withinMs = 15_000;
const pollMs = 100;

/** The mails that the product has sent, from its local mailbox, newest first. */
const receivedMails = async (origin: string): Promise<ReceivedMail[]> => {
  const response = await fetch(`${origin}/dev/mailbox/messages`);
  const mails: unknown = await response.json();
  return mails as ReceivedMail[];
};

/** Waits for the mail with a link to this page, and returns its language and the link. */
const linkFor = async (
  origin: string,
  { to, path }: { to: string; path: string },
): Promise<{ language: string; link: string }> => {
  const latest = performance.now() + withinMs;
  while (performance.now() < latest) {
    const mail = (await receivedMails(origin)).find(
      (received) => received.to === to && received.text.includes(`${origin}${path}?`),
    );
    const link = mail?.text.split(/\s+/).find((word) => word.startsWith(`${origin}${path}?`));
    const language = mail?.html.match(/<html[^>]* lang="(\w+)"/)?.[1];
    if (language !== undefined && link !== undefined) return { language, link };
    await delay(pollMs);
  }
  throw new Error(`No mail to ${to} with a link to ${path}`);
};

export const mailbox = { linkFor };
