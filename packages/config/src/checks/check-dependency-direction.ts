import { posix } from 'node:path';
import { listImports, packageOf } from '../sources/list-imports.ts';
import {
  isCode,
  isTest,
  isToolConfig,
  workspaceOf,
  type Finding,
  type SourceFile,
} from '../sources/source-file.ts';

const anything = 'anything';

/** The allowed imports: each package and the workspace packages that it may import. `config` may be imported by all. */
const allowed: Record<string, readonly string[] | typeof anything> = {
  config: [],
  valuation: [],
  domain: ['valuation'],
  i18n: ['domain'],
  sheets: ['domain'],
  db: ['domain'],
  auth: ['domain', 'db'],
  mail: ['domain', 'i18n'],
  figures: ['valuation', 'domain', 'i18n'],
  reports: ['domain', 'i18n', 'valuation', 'figures'],
  services: ['valuation', 'domain', 'db', 'auth'],
  api: ['domain', 'services'],
  server: ['domain', 'i18n', 'sheets', 'db', 'auth', 'mail', 'reports', 'services', 'api'],
  web: ['valuation', 'domain', 'i18n', 'figures', 'sheets', 'api'],
  spec: anything,
  attacks: anything,
  bench: anything,
  e2e: anything,
};

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const houseName = (packageName: string): string | null =>
  packageName.startsWith('@valia/') ? packageName.slice('@valia/'.length) : null;

const mayName = (from: string, to: string): boolean => {
  const list = allowed[from];
  if (list === undefined) return false;
  return to === from || to === 'config' || list === anything || list.includes(to);
};

const textRecord = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, String(entry)]))
    : {};

const readManifest = (text: string): Manifest => {
  const content: unknown = JSON.parse(text);
  const fields = new Map(
    Object.entries(typeof content === 'object' && content !== null ? content : {}),
  );
  return {
    name: String(fields.get('name')),
    dependencies: textRecord(fields.get('dependencies')),
    devDependencies: textRecord(fields.get('devDependencies')),
  };
};

const checkManifest = (path: string, manifest: Manifest): Finding[] => {
  const from = houseName(manifest.name);
  if (from === null || !(from in allowed)) {
    return [{ path, message: `package ${manifest.name} has no place in the direction table` }];
  }
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap((name) => {
    const to = houseName(name);
    if (to === null || mayName(from, to)) return [];
    return [{ path, message: `${from} may not depend on ${to}` }];
  });
};

const checkRelative = (path: string, from: string, specifier: string): string | null => {
  if (!specifier.startsWith('.')) return null;
  const target = workspaceOf(posix.join(posix.dirname(path), specifier));
  if (target === null || target === workspaceOf(path)) return null;
  const to = target.split('/')[1] ?? '';
  // A tool's configuration is loaded before packages can be resolved by name, so it may import by path.
  // Configurations in config serve all packages, but may not import from apps.
  const isServed = from === 'config' && target.startsWith('packages/');
  const free = isToolConfig(path) && (isServed || mayName(from, to));
  return free ? null : `${specifier} reaches into ${to}`;
};

const checkImport = (
  path: string,
  manifest: Manifest,
  module: { specifier: string; typeOnly: boolean },
): string | null => {
  const from = houseName(manifest.name) ?? '';
  const ships = path.includes('/src/') && !isTest(path) && allowed[from] !== anything;
  // Test substitutes are weaker on purpose, for example a cheap hash or a queue that sends nothing, so shipped
  // code may not import them.
  if (ships && from !== 'config' && module.specifier.includes('/testing/'))
    return `${module.specifier} is for tests alone`;
  const name = packageOf(module.specifier);
  if (name === null) return checkRelative(path, from, module.specifier);
  const to = houseName(name);
  if (to !== null && !mayName(from, to)) return `${from} may not import ${module.specifier}`;
  if (from === 'web' && to === 'api' && !module.typeOnly) {
    return `web takes only types from api: ${module.specifier}`;
  }
  if (name === manifest.name || name in manifest.dependencies) return null;
  if (!(name in manifest.devDependencies))
    return `${name} is not in ${manifest.name}'s package.json`;
  const built = from === 'config' || isToolConfig(path);
  return ships && !module.typeOnly && !built ? `${name} is only a development dependency` : null;
};

/**
 * The packages of the workspace may depend on each other in one direction only, in their manifests and in every import.
 */
export const checkDependencyDirection = (files: readonly SourceFile[]): Finding[] => {
  const manifests = new Map<string, Manifest>();
  for (const { path, text } of files) {
    const workspace = workspaceOf(path);
    if (workspace !== null && path === `${workspace}/package.json`) {
      manifests.set(workspace, readManifest(text));
    }
  }
  const findings = [...manifests].flatMap(([workspace, manifest]) =>
    checkManifest(`${workspace}/package.json`, manifest),
  );
  for (const { path, text } of files) {
    const manifest = manifests.get(workspaceOf(path) ?? '');
    if (!isCode(path) || manifest === undefined) continue;
    for (const module of listImports(text)) {
      const message = checkImport(path, manifest, module);
      if (message !== null) findings.push({ path, message });
    }
  }
  return findings;
};
