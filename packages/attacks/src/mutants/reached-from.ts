import { posix } from 'node:path';
import {
  calleeOf,
  lastName,
  nodesBelow,
  parseTree,
  partOf,
  partsOf,
  type SyntaxNode,
  textOf,
} from './syntax-tree.ts';

export interface Source {
  /** Below the repository. */
  file: string;
  text: string;
}

const fileOf = (from: string, specifier: string): string => {
  const own = /^@valia\/(\w+)\/(.+)$/.exec(specifier);
  if (own !== null) return `packages/${own[1] ?? ''}/src/${own[2] ?? ''}`;
  return posix.join(posix.dirname(from), specifier);
};

/** The sources that each one runs, by the file; what it takes only types of is not among them. */
const importsOf = ({ file, text }: Source): string[] =>
  partsOf(parseTree(file, text), 'body')
    .filter((node) => node['importKind'] !== 'type' && partOf(node, 'source') !== null)
    .map((node) => fileOf(file, textOf(partOf(node, 'source')?.['value'])));

/** What runs when somebody calls: all that the entries come to, one source after the other. */
export const reachedFrom = (sources: readonly Source[], entry: RegExp): ReadonlySet<string> => {
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

/** The right that a verb declares; an empty text elsewhere. */
const rightOf = (node: SyntaxNode): string =>
  node.type === 'Property' && lastName(partOf(node, 'key')) === 'right'
    ? textOf(partOf(node, 'value')?.['value'])
    : '';

type Asking = 'of anybody' | 'as somebody' | 'nothing';

/** Whether a source lets administrators in and keeps nothing of who they are; or who calls matters; or it asks nothing. */
const askingOf = (ofAdministrators: ReadonlySet<string>, { file, text }: Source): Asking => {
  let asking: Asking = 'nothing';
  for (const { node, within } of nodesBelow(parseTree(file, text))) {
    if (node.type === 'Identifier' && lastName(node) === 'actor') return 'as somebody';
    const right = rightOf(node);
    if (right !== '' && !ofAdministrators.has(right)) return 'as somebody';
    if (right !== '') asking = 'of anybody';
    const name = calleeOf(node);
    if (name === 'requireRight') return 'as somebody';
    if (name !== 'requireAdministrator') continue;
    if (within[0]?.type !== 'ExpressionStatement') return 'as somebody';
    asking = 'of anybody';
  }
  return asking;
};

/**
 * Sources of administrators, who may read of everybody, that never learn which of them calls: whose a row is that they
 * read only says what is shown. What serves only such sources is one of them.
 */
export const readingOfAnybody = (sources: readonly Source[]): ReadonlySet<string> => {
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
