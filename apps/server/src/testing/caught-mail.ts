/** A mail as a mail program would display it. */
export interface CaughtMail {
  /** The recipients in the envelope, to whom the mail server delivers. */
  recipients: string[];
  /** The headers by name in lower case, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** Every URL that the HTML links to. */
  links: string[];
}

const encodedWord = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(encodedWord, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );

function readHeaders(text: string): Record<string, string> {
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())];
    }),
  );
}

function splitMessage(raw: string): { headers: Record<string, string>; body: string } {
  const at = raw.indexOf('\r\n\r\n');
  return { headers: readHeaders(raw.slice(0, at)), body: raw.slice(at + 4) };
}

function decodeBody(headers: Record<string, string>, body: string): string {
  switch (headers['content-transfer-encoding']) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return decodeQuoted(body);
    default:
      return body;
  }
}

/** Parses a raw message with two alternatives, text and HTML. */
export function readCaughtMail(raw: string, recipients: string[]): CaughtMail {
  const { headers, body } = splitMessage(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitMessage(part.replace(/^\r\n/, '')));
  const alternative = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type));
    return part === undefined ? '' : decodeBody(part.headers, part.body).replaceAll('\r\n', '\n');
  };
  const html = alternative('text/html');
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  return { recipients, headers, text: alternative('text/plain'), html, links };
}
