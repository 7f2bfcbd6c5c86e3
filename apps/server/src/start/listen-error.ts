import { StartupError } from '@valia/db/embedded/startup-error.ts';

interface Place {
  host: string;
  port: number;
}

const noSuchHost = ({ host }: Place) =>
  `HOST: ${host} is no address of this machine. 127.0.0.1 is this machine alone, 0.0.0.0 all its addresses.`;

const texts = new Map<unknown, (place: Place) => string>([
  [
    'EADDRINUSE',
    ({ host, port }) =>
      `Port ${port} of ${host} is taken by another program. Stop that one, or start with another PORT.`,
  ],
  [
    'EACCES',
    ({ port }) =>
      `PORT: this account may not listen on port ${port}. Start with a PORT above 1023, behind a proxy.`,
  ],
  ['EADDRNOTAVAIL', noSuchHost],
  ['ENOTFOUND', noSuchHost],
  ['EAI_AGAIN', noSuchHost],
]);

/** The reason why the server cannot listen, for the operator; null when the error is not a known one. */
export function listenError(error: unknown, place: Place): StartupError | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const text = texts.get(code)?.(place);
  return text === undefined ? null : new StartupError(text, { cause: error });
}
