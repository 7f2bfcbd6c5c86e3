import {
  mutationsOfBinaryOperator,
  mutationsOfBuiltIn,
  mutationsOfLogicalOperator,
  mutationsOfNumber,
} from './operator-mutations.ts';
import { MutantLedger, type InstrumentedSource, type SourceStart } from './mutant-ledger.ts';
import { childrenOf, parseSource, partOf, type SyntaxNode } from './syntax-node.ts';

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
const loops = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement']);
const conditions = new Set(['IfStatement', 'ConditionalExpression']);
const isText = (node: SyntaxNode | null): boolean =>
  node?.type === 'TemplateLiteral' || typeof node?.['value'] === 'string';

/** Rewrites a source so that each of its mutants can be activated at run time. */
class Instrumentation {
  readonly #ledger: MutantLedger;
  readonly #text: string;

  constructor(ledger: MutantLedger) {
    this.#ledger = ledger;
    this.#text = ledger.start.text;
  }

  render(node: SyntaxNode): string {
    if (functions.has(node.type)) return this.#ledger.inRegion(() => this.#function(node));
    if (loops.has(node.type)) return this.#loop(node);
    const own = this.#own(node);
    if (own !== null) return own;
    const preset = node.type === 'AssignmentPattern' ? partOf(node, 'right') : null;
    if (preset !== null) return this.#replace(node, [preset, () => this.#fallback(preset)]);
    const test = conditions.has(node.type) ? partOf(node, 'test') : null;
    return this.#replace(node, test === null ? null : [test, () => this.#test(test)]);
  }

  /** The text of a node with its parts rewritten; the `special` part is rewritten by its own function. */
  #replace(node: SyntaxNode, special: [SyntaxNode, () => string] | null = null): string {
    let at = node.start;
    let code = '';
    for (const child of childrenOf(node)) {
      code += this.#text.slice(at, child.start);
      code += child === special?.[0] ? special[1]() : this.render(child);
      at = child.end;
    }
    return code + this.#text.slice(at, node.end);
  }

  #own(node: SyntaxNode): string | null {
    switch (node.type) {
      case 'BinaryExpression':
        return this.#binary(node);
      case 'LogicalExpression':
        return this.#logical(node);
      case 'AssignmentExpression':
        return this.#assignment(node);
      case 'UnaryExpression':
        return this.#unary(node);
      case 'Literal':
        return this.#choice(node, mutationsOfNumber);
      case 'MemberExpression':
        return this.#choice(node, mutationsOfBuiltIn);
      default:
        return null;
    }
  }

  #source(node: SyntaxNode): string {
    return this.#text.slice(node.start, node.end);
  }

  #binary(node: SyntaxNode): string | null {
    const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
    const operator = String(node['operator']);
    const changes = mutationsOfBinaryOperator(operator);
    if (left === null || right === null || changes.length === 0) return null;
    if (isText(left) || isText(right)) return null;
    const name = this.#operator(node.start + 1, left, operator, changes);
    return `${name}(${this.render(left)}, ${this.render(right)})`;
  }

  #operator(from: number, left: SyntaxNode, operator: string, changes: readonly string[]): string {
    const place = this.#text.indexOf(operator, Math.max(from, left.end));
    const changed = changes.map(
      (to) => [this.#ledger.add(place, operator, to), `a ${to} b`] as [number, string],
    );
    return this.#ledger.define('a, b', `a ${operator} b`, changed);
  }

  #logical(node: SyntaxNode): string | null {
    const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
    const operator = String(node['operator']);
    if (left === null || right === null) return null;
    if (operator === '??') {
      return `(${this.render(left)} ?? ${this.#fallback(right)})`;
    }
    const place = this.#text.indexOf(operator, left.end);
    const changed = mutationsOfLogicalOperator(operator).map(
      (to) => [this.#ledger.add(place, operator, to), `a ${to} b()`] as [number, string],
    );
    const name = this.#ledger.define('a, b', `a ${operator} b()`, changed);
    return `${name}(${this.render(left)}, () => (${this.render(right)}))`;
  }

  #fallback(node: SyntaxNode): string {
    return this.#ledger.inFallback(() => this.render(node));
  }

  /** `x += y` becomes `x = x + y`, only for plain variable names. */
  #assignment(node: SyntaxNode): string | null {
    const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
    const operator = String(node['operator']).slice(0, -1);
    const changes = mutationsOfBinaryOperator(operator);
    if (left?.type !== 'Identifier' || right === null || changes.length === 0) return null;
    const name = this.#operator(left.end, left, operator, changes);
    return `${this.#source(left)} = ${name}(${this.#source(left)}, ${this.render(right)})`;
  }

  #unary(node: SyntaxNode): string | null {
    const argument = partOf(node, 'argument');
    const operator = String(node['operator']);
    if (argument === null || !['-', '!', '~'].includes(operator)) return null;
    const id = this.#ledger.add(node.start, operator, '');
    const name = this.#ledger.define('a', `${operator}a`, [[id, 'a']]);
    return `${name}(${this.render(argument)})`;
  }

  #choice(node: SyntaxNode, changesOf: (source: string) => readonly string[]): string | null {
    const source = this.#source(node);
    const isNumber = ['number', 'bigint'].includes(typeof node['value']);
    if (node.type === 'Literal' && !isNumber) return null;
    const changes = changesOf(source);
    if (changes.length === 0) return null;
    const choices = changes.map(
      (to) => `$m.at === ${this.#ledger.add(node.start, source, to)} ? ${to} : `,
    );
    return `(${choices.join('')}${source})`;
  }

  /** A condition that is not itself a comparison is also negated. */
  #test(test: SyntaxNode): string {
    const simple = ['Identifier', 'MemberExpression', 'CallExpression'].includes(test.type);
    if (!simple) return this.render(test);
    const source = this.#source(test);
    const id = this.#ledger.add(test.start, source, `!${source}`);
    return `${this.#ledger.define('a', 'a', [[id, '!a']])}(${this.render(test)})`;
  }

  #function(node: SyntaxNode): string {
    const body = partOf(node, 'body');
    if (body === null) return this.#replace(node);
    if (body.type !== 'BlockStatement' && body.type !== 'FunctionBody') {
      return this.#replace(node, [body, () => `(${this.#ledger.hit()}, ${this.render(body)})`]);
    }
    return this.#replace(node, [
      body,
      () => `{ ${this.#ledger.hit()}; ${this.#replace(body).slice(1)}`,
    ]);
  }

  /**
   * A mutant may make a loop endless, so each iteration checks the limit. The loop's update expression is not mutated,
   * because it is no formula.
   */
  #loop(node: SyntaxNode): string {
    const update = partOf(node, 'update');
    let at = node.start;
    let code = '';
    for (const child of childrenOf(node)) {
      code += this.#text.slice(at, child.start);
      if (child === node['body']) code += `{ $m.tick(); ${this.render(child)} }`;
      else code += child === update ? this.#source(child) : this.render(child);
      at = child.end;
    }
    return code + this.#text.slice(at, node.end);
  }
}

/** The source with every mutant inserted, all inactive: `globalThis.$mutation.at` is the id of the active one. */
export const instrumentSource = (start: SourceStart): InstrumentedSource => {
  const { path, text } = start;
  const ledger = new MutantLedger(start);
  const root = parseSource(path, text);
  const program = new Instrumentation(ledger).render(root);
  return ledger.finish(text.slice(0, root.start) + program + text.slice(root.end));
};
