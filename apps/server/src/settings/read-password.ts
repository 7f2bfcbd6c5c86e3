import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The first line of the input; at a terminal, prompts for it and hides the typed characters. */
export function readPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  prompt: NodeJS.WritableStream,
): Promise<string> {
  const isTerminal = input.isTTY === true;
  if (isTerminal) {
    prompt.write('Password: ');
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: silent, terminal: isTerminal });
  return new Promise((resolve) => {
    let line = '';
    reader.once('line', (text) => {
      line = text;
      reader.close();
    });
    reader.once('close', () => {
      if (isTerminal) {
        prompt.write('\n');
      }
      resolve(line);
    });
  });
}
