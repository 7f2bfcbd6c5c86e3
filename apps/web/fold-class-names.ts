import { readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';
import { box, classNames, column, row, stack, text } from './src/components/style/class-names.ts';

const sheets = ['layout', 'box', 'text'].map(
  (name) => `${import.meta.dirname}/src/components/style/${name}.css`,
);
const classOfSheet = /^\.([\w-]+)/gm;

/** Each class of the sheets by few letters, in their order: the same in every build of one tree. */
const shortNames = (): Map<string, string> => {
  const names = sheets.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(classOfSheet)]);
  return new Map(names.map(([, name = ''], index) => [name, `s${index.toString(36)}`]));
};

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const answers: Readonly<Record<string, (...given: never[]) => string>> = {
  box,
  classNames,
  column,
  row,
  stack,
  text,
};

/** What a literal, or a list or an object of literals, stands for. */
const valueOf = (node: Node): unknown => {
  if (node.type === 'Literal') return node['value'];
  const parts = partsOf(node);
  if (node.type === 'UnaryExpression' && node['operator'] === '-')
    return -Number(valueOf(node['argument'] as Node));
  if (node.type === 'ArrayExpression') return parts.map(valueOf);
  if (node.type !== 'ObjectExpression')
    throw new Error(`A look is told by literals, no ${node.type}`);
  return Object.fromEntries(
    parts.map(({ key, value }) => [(key as Node)['name'], valueOf(value as Node)]),
  );
};

/** By the name under which a file imports it: what the file calls. */
const importedBy = (program: Node): Map<string, string> => {
  const imports = partsOf(program).filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' &&
      String((source as Node)['value']).endsWith('/style/class-names.ts'),
  );
  return new Map(
    imports
      .flatMap((each) => each['specifiers'] as Node[])
      .map(({ local, imported }) => [
        String((local as Node)['name']),
        String((imported as Node)['name']),
      ]),
  );
};

const isCallOf = (node: Node, calls: ReturnType<typeof importedBy>): boolean =>
  node.type === 'CallExpression' && calls.has(String((node['callee'] as Node)['name']));

/** A template of a call: names as they are in the sheets, and whatever else the call is given. */
const folded = (call: Node, code: string, calls: ReturnType<typeof importedBy>): string => {
  const name = calls.get(String((call['callee'] as Node)['name'])) ?? '';
  const given = call['arguments'] as Node[];
  // All of a text is told by literals, of a box its first argument, and nothing of names put together.
  const told = { text: given.length, classNames: 0 }[name] ?? 1;
  const own = answers[name]?.(...(given.slice(0, told).map(valueOf) as never[])) ?? '';
  const further = given.slice(told).map((each) => {
    if (isCallOf(each, calls)) return folded(each, code, calls);
    const other = code.slice(each.start, each.end);
    return each.type === 'MemberExpression' ? `\${${other}}` : `\${(${other}) ?? ''}`;
  });
  return [own, ...further].filter((part) => part !== '').join(' ');
};

/** The names that a pattern binds: of a variable, of a parameter, of parts of one. */
const boundBy = (pattern: unknown): string[] => {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  const { properties = [], elements = [], value, left, argument } = pattern;
  return [properties, elements, value, left, argument].flat().flatMap(boundBy);
};

/** The names that a node binds for what is within it: parameters, and variables of a block, a loop or the file. */
const boundIn = (node: Node): string[] => {
  const { params = [], body = [], init, left } = node;
  const declared = [params, body, init, left].flat().filter(isNode);
  const declarators = declared.flatMap(({ type, declarations = [] }) =>
    type === 'VariableDeclaration' ? (declarations as Node[]) : [],
  );
  return [params, declarators.map(({ id }) => id)].flat().flatMap(boundBy);
};

/** The program in which each call stands as the names it answers. */
export const withNames = (code: string, shorten: (names: string) => string): string => {
  const program = parseAst(code, { lang: 'tsx' }) as unknown as Node;
  const calls = importedBy(program);
  const found: Node[] = [];
  // Where a variable has the name of a call, what is called by it is the variable.
  const visit = (node: Node, known: typeof calls): void => {
    const bound = boundIn(node);
    const own = new Map([...known].filter(([name]) => !bound.includes(name)));
    if (isCallOf(node, own)) found.push(node);
    else for (const part of partsOf(node)) visit(part, own);
  };
  visit(program, calls);
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, call) => {
      const names = shorten(folded(call, code, calls));
      return `${text.slice(0, call.start)}\`${names}\`${text.slice(call.end)}`;
    }, code);
};

/** Calls that tell class names become these names: a page runs none of them, and loads few letters for each. */
export const foldClassNames = (): Plugin => {
  const short = shortNames();
  const shorten = (names: string): string =>
    names.replaceAll(/\$\{[^}]*\}|[\w-]+/g, (part) => {
      const name = part.startsWith('$') ? part : short.get(part);
      if (name === undefined) throw new Error(`No sheet of style has a class ${part}`);
      return name;
    });
  return {
    name: 'fold-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.(?:tsx?|css)$/ },
      handler(code, id) {
        if (sheets.includes(id))
          return code.replaceAll(classOfSheet, (_, name: string) => `.${short.get(name)}`);
        return code.includes('/style/class-names.ts') ? withNames(code, shorten) : null;
      },
    },
  };
};
