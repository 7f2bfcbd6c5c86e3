import { SMTPServer } from 'smtp-server';
import { readCaughtMail } from './caught-mail.ts';
import type { CaughtMail } from './caught-mail.ts';

export interface MailCatcher {
  url: string;
  mails: CaughtMail[];
  /** Refuses the next `count` messages with a temporary failure, after receiving each completely. */
  refuseNext: (count: number) => void;
  close: () => Promise<void>;
}

const temporaryFailure = 451;

/** A real mail server on a free port, which stores the mails that it receives. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let toRefuse = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (toRefuse > 0) {
          toRefuse -= 1;
          callback(Object.assign(new Error('not now'), { responseCode: temporaryFailure }));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(readCaughtMail(Buffer.concat(pieces).toString('utf8'), recipients));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (count) => {
      toRefuse = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
