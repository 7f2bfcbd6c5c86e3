import { parseSync } from 'vite';

/** A node of the syntax tree with only the properties that mutation needs; offsets count UTF-16 units of the source. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** One part of a node; null when it is absent or not a node. */
export const partOf = (node: SyntaxNode, part: string): SyntaxNode | null => {
  const value = node[part];
  return isSyntaxNode(value) ? value : null;
};

/** Type syntax contains no formulas: a literal type is not a constant. */
const typeParts = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'implements',
]);
const typeOnly = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/;

const linkOnly = new Set(['ImportDeclaration', 'ExportSpecifier']);

/** The parts of a node that belong to the program, in source order. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  if (linkOnly.has(node.type)) return [];
  const skipped = node['shorthand'] === true ? 'key' : '';
  return Object.entries(node)
    .filter(([part]) => !typeParts.has(part) && part !== skipped)
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value): value is SyntaxNode => isSyntaxNode(value) && !typeOnly.test(value.type))
    .toSorted((one, other) => one.start - other.start);
};

/** Throws on a source that does not parse. */
export const parseSource = (path: string, text: string): SyntaxNode => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ''}`);
  const root: unknown = program;
  if (!isSyntaxNode(root)) throw new Error(`${path} has no syntax tree`);
  return root;
};
