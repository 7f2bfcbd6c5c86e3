import { readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';
import { box, classNames, column, row, stack, text } from './src/components/style/class-names.ts';

const sheets = ['layout', 'box', 'text'].map(
  (name) => `${import.meta.dirname}/src/components/style/${name}.css`,
);
const classOfSheet = /^\.([\w-]+)/gm;

/** A short name for each class of the style sheets, in their order: the same in every build of one source tree. */
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

/** The value of a literal, or of an array or object of literals. */
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

/** The style functions that a file imports, by the local name of the import. */
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

/** The template that replaces a call: class names as in the style sheets, plus the call's other arguments. */
const folded = (call: Node, code: string, calls: ReturnType<typeof importedBy>): string => {
  const name = calls.get(String((call['callee'] as Node)['name'])) ?? '';
  const given = call['arguments'] as Node[];
  // The number of arguments given as literals: all for `text`, the first one for `box` and others, none for
  // `classNames`.
  const told = { text: given.length, classNames: 0 }[name] ?? 1;
  const own = answers[name]?.(...(given.slice(0, told).map(valueOf) as never[])) ?? '';
  const further = given.slice(told).map((each) => {
    if (isCallOf(each, calls)) return folded(each, code, calls);
    const other = code.slice(each.start, each.end);
    return each.type === 'MemberExpression' ? `\${${other}}` : `\${(${other}) ?? ''}`;
  });
  return [own, ...further].filter((part) => part !== '').join(' ');
};

/** The names that a pattern binds: a variable, a parameter, or parts of one. */
const boundBy = (pattern: unknown): string[] => {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  const { properties = [], elements = [], value, left, argument } = pattern;
  return [properties, elements, value, left, argument].flat().flatMap(boundBy);
};

/** The names that a node binds for the code inside it: parameters, and variables of a block, a loop or the file. */
const boundIn = (node: Node): string[] => {
  const { params = [], body = [], init, left } = node;
  const declared = [params, body, init, left].flat().filter(isNode);
  const declarators = declared.flatMap(({ type, declarations = [] }) =>
    type === 'VariableDeclaration' ? (declarations as Node[]) : [],
  );
  return [params, declarators.map(({ id }) => id)].flat().flatMap(boundBy);
};

/** The program with each call replaced by the class names that it returns. */
export const replaceClassNameCalls = (code: string, shorten: (names: string) => string): string => {
  const program = parseAst(code, { lang: 'tsx' }) as unknown as Node;
  const calls = importedBy(program);
  const found: Node[] = [];
  // A local variable with the same name hides the imported function, so calls of that name are not replaced
  // there.
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

/**
 * Replaces calls that compute class names with the names themselves, shortened: a page runs none of the calls and loads
 * fewer bytes.
 */
export const inlineClassNames = (): Plugin => {
  const short = shortNames();
  const shorten = (names: string): string =>
    names.replaceAll(/\$\{[^}]*\}|[\w-]+/g, (part) => {
      const name = part.startsWith('$') ? part : short.get(part);
      if (name === undefined) throw new Error(`No sheet of style has a class ${part}`);
      return name;
    });
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.(?:tsx?|css)$/ },
      handler(code, id) {
        if (sheets.includes(id))
          return code.replaceAll(classOfSheet, (_, name: string) => `.${short.get(name)}`);
        return code.includes('/style/class-names.ts') ? replaceClassNameCalls(code, shorten) : null;
      },
    },
  };
};
