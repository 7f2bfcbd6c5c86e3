import { parseSync } from 'vite';

/** A node of a syntax tree; offsets count UTF-16 units of the source. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** One part of a node; null when it is absent or not a node. */
export const partOf = (node: SyntaxNode | null, part: string): SyntaxNode | null => {
  const value = node?.[part];
  return isNode(value) ? value : null;
};

/** A part that is a list of nodes. */
export const partsOf = (node: SyntaxNode, part: string): SyntaxNode[] => {
  const value = node[part];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value): value is SyntaxNode => isNode(value) && !value.type.startsWith('TSType'));

/** A node with all the nodes that contain it, the nearest first. */
export interface FoundNode {
  node: SyntaxNode;
  within: readonly SyntaxNode[];
}

/** Every node below this one, each after the nodes that contain it. */
export function* nodesBelow(
  node: SyntaxNode,
  within: readonly SyntaxNode[] = [],
): Generator<FoundNode> {
  yield { node, within };
  for (const child of childrenOf(node)) yield* nodesBelow(child, [node, ...within]);
}

/** Throws on a source that does not parse. */
export const parseTree = (path: string, text: string): SyntaxNode => {
  const { program, errors } = parseSync(path, text);
  const root: unknown = program;
  if (errors.length > 0 || !isNode(root)) throw new Error(`${path} does not parse`);
  return root;
};

/** The value when it is text; otherwise an empty text. */
export const nodeText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name of the called function; empty text when it has none. */
export const calleeName = (node: SyntaxNode | null): string => {
  if (node?.type !== 'CallExpression') return '';
  const callee = partOf(node, 'callee');
  const named = callee?.type === 'MemberExpression' ? partOf(callee, 'property') : callee;
  return nodeText(named?.['name']);
};

/** The last name of `a.b.c`. */
export const lastNamePart = (node: SyntaxNode | null): string => {
  if (node?.type === 'ChainExpression') return lastNamePart(partOf(node, 'expression'));
  const named = node?.type === 'MemberExpression' ? partOf(node, 'property') : node;
  return nodeText(named?.['name']);
};
