import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readPassword } from './read-password.ts';

/** All output read together, because the amount that one `read` returns differs between versions of Node. */
const said = (stream: PassThrough): string => {
  const pieces: Buffer[] = [];
  for (let read: unknown = stream.read(); Buffer.isBuffer(read); read = stream.read())
    pieces.push(read);
  return Buffer.concat(pieces).toString();
};

test('a password from a pipe is its first line, blanks and all, and nothing is asked', async () => {
  const [input, prompt] = [new PassThrough(), new PassThrough()];
  input.end(' una clave \nmás\n');
  expect(await readPassword(input, prompt)).toBe(' una clave ');
  expect(said(prompt)).toBe('');
});

test('a password typed at a terminal does not show', async () => {
  const [input, prompt] = [Object.assign(new PassThrough(), { isTTY: true }), new PassThrough()];
  const typed = readPassword(input, prompt);
  input.end('secreta\r');
  expect(await typed).toBe('secreta');
  expect(said(prompt)).toBe('Password: \n');
});

test('no input is an empty password', async () => {
  const input = new PassThrough();
  input.end();
  expect(await readPassword(input, new PassThrough())).toBe('');
});
