import { posix } from 'node:path';
import type { Finding, SourceFile } from '../sources/source-file.ts';

const quoted = /`([^`\n]+)`/g;
const linked = /\]\(([^)\s#]+)[^)]*\)/g;
const repositoryPath = /^(?:apps|packages|drizzle|\.ci)\/[\w./-]+$/;
const pnpmCommand = /^(?:npx -y )?pnpm(?:@[\d.]+)? (?:run )?([a-z][a-z0-9:-]*)\b/;
const pnpmOwn = ['add', 'dlx', 'exec', 'install', 'run'];

const scriptsOf = (files: readonly SourceFile[]): string[] => {
  const text = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const content: unknown = JSON.parse(text);
  if (typeof content !== 'object' || content === null || !('scripts' in content)) return [];
  return Object.keys(content.scripts ?? {});
};

/** The paths, links and commands in the documentation must exist. */
export const checkDocPaths = (files: readonly SourceFile[]): Finding[] => {
  const known = new Set<string>();
  for (const { path } of files) {
    const parts = path.split('/');
    for (let length = 1; length <= parts.length; length += 1)
      known.add(parts.slice(0, length).join('/'));
  }
  const scripts = [...scriptsOf(files), ...pnpmOwn];
  return files.flatMap(({ path, text }) => {
    if (!path.endsWith('.md')) return [];
    const phrases = [...text.matchAll(quoted)].map((match) => match[1] ?? '');
    const named = phrases.filter((phrase) => repositoryPath.test(phrase));
    const links = [...text.matchAll(linked)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => posix.join(posix.dirname(path), target));
    const lost = [...named, ...links]
      .filter((target) => !known.has(target.replace(/\/$/, '')))
      .map((target) => ({ path, message: `names ${target}, which does not exist` }));
    const commands = phrases
      .map((phrase) => pnpmCommand.exec(phrase)?.[1])
      .filter((name) => name !== undefined && !scripts.includes(name))
      .map((name) => ({ path, message: `names the command ${name ?? ''}, which does not exist` }));
    return [...lost, ...commands];
  });
};
