import { posix } from 'node:path';
import {
  calleeName,
  lastNamePart,
  nodesBelow,
  parseTree,
  partOf,
  partsOf,
  type SyntaxNode,
  nodeText,
} from './syntax-tree.ts';

export interface Source {
  /** Path relative to the repository. */
  file: string;
  text: string;
}

const fileOf = (from: string, specifier: string): string => {
  const own = /^@valia\/(\w+)\/(.+)$/.exec(specifier);
  if (own !== null) return `packages/${own[1] ?? ''}/src/${own[2] ?? ''}`;
  return posix.join(posix.dirname(from), specifier);
};

/** The files that each source imports at run time; type imports are excluded. */
const importsOf = ({ file, text }: Source): string[] =>
  partsOf(parseTree(file, text), 'body')
    .filter((node) => node['importKind'] !== 'type' && partOf(node, 'source') !== null)
    .map((node) => fileOf(file, nodeText(partOf(node, 'source')?.['value'])));

/** All source files that the entries import, directly or indirectly. */
export const reachableSources = (
  sources: readonly Source[],
  entry: RegExp,
): ReadonlySet<string> => {
  const known = new Map(sources.map((source) => [source.file, source]));
  const waiting = sources.filter(({ file }) => entry.test(file)).map(({ file }) => file);
  const reached = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = known.get(file);
    if (source === undefined || reached.has(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(source));
  }
  return reached;
};

const declaresRights = /^packages\/domain\/src\/(?:access\/rights|[\w-]+\/[\w-]+-section)\.ts$/;

/** The rights that are administrators' alone. */
const administratorsRights = (sources: readonly Source[]): ReadonlySet<string> => {
  const ofAdministrators = /'([\w-]+)': 'is(?:Admin|Superadmin|GlobalAdmin)'/g;
  return new Set(
    sources
      .filter(({ file }) => declaresRights.test(file))
      .flatMap(({ text }) => [...text.matchAll(ofAdministrators)])
      .map(([, right]) => right ?? ''),
  );
};

/** The right that a verb declares; empty text for any other node. */
const rightOf = (node: SyntaxNode): string =>
  node.type === 'Property' && lastNamePart(partOf(node, 'key')) === 'right'
    ? nodeText(partOf(node, 'value')?.['value'])
    : '';

type Asking = 'of anybody' | 'as somebody' | 'nothing';

/**
 * Whether a source requires an administrator without using who it is (`of anybody`), uses who calls (`as somebody`), or
 * checks nothing.
 */
const askingOf = (ofAdministrators: ReadonlySet<string>, { file, text }: Source): Asking => {
  let asking: Asking = 'nothing';
  for (const { node, within } of nodesBelow(parseTree(file, text))) {
    if (node.type === 'Identifier' && lastNamePart(node) === 'actor') return 'as somebody';
    const right = rightOf(node);
    if (right !== '' && !ofAdministrators.has(right)) return 'as somebody';
    if (right !== '') asking = 'of anybody';
    const name = calleeName(node);
    if (name === 'requireRight') return 'as somebody';
    if (name !== 'requireAdministrator') continue;
    if (within[0]?.type !== 'ExpressionStatement') return 'as somebody';
    asking = 'of anybody';
  }
  return asking;
};

/**
 * Sources for administrators, who may read rows of any user, that never use which administrator calls: an owner
 * condition there only selects what is shown. Sources imported only by such sources are included.
 */
export const unrestrictedReadSources = (sources: readonly Source[]): ReadonlySet<string> => {
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const imported of importsOf(source))
      importers.set(imported, [...(importers.get(imported) ?? []), source.file]);
  const ofAdministrators = administratorsRights(sources);
  const asking = new Map(
    sources.map((source) => [source.file, askingOf(ofAdministrators, source)]),
  );
  const isOne = (file: string, path: readonly string[] = []): boolean => {
    const by = importers.get(file) ?? [];
    if (asking.get(file) !== 'nothing') return asking.get(file) === 'of anybody';
    return by.length > 0 && by.every((user) => path.includes(user) || isOne(user, [...path, file]));
  };
  return new Set(sources.map(({ file }) => file).filter((file) => isOne(file)));
};
