import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source-file.ts';

const readable = /\.(?:ts|tsx|mjs|css|typ|json|md|po|sql|yml|yaml)$/;

/** Every file that is or could be committed; the text of files without relevant content is empty. */
export const readRepository = (root: string): SourceFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => ({
      path,
      text: readable.test(path) ? readFileSync(join(root, path), 'utf8') : '',
    }));
