/** A formula prepared for typesetting. `row` contains parts and the operators between them. */
export type FormulaNode =
  | { kind: 'number'; text: string }
  | { kind: 'operand'; symbol: string; repeated: boolean }
  | { kind: 'row'; parts: (FormulaNode | FormulaSign)[] }
  | { kind: 'fraction'; top: FormulaNode; bottom: FormulaNode }
  | { kind: 'power'; base: FormulaNode; exponent: FormulaNode }
  | { kind: 'group'; inner: FormulaNode }
  | { kind: 'call'; name: string; arguments: FormulaNode[] };

type FormulaSign = '+' | '−' | '×';

const tokenPattern = /\{\w+\}|\d+(?:\.\d+)?|[A-Za-z]+|[Σ+−×/^();,]/gu;

const ungrouped = (node: FormulaNode): FormulaNode => (node.kind === 'group' ? node.inner : node);

const rowOf = (parts: (FormulaNode | FormulaSign)[]): FormulaNode => {
  const [only] = parts;
  return parts.length === 1 && only !== undefined && typeof only !== 'string'
    ? only
    : { kind: 'row', parts };
};

class FormulaReader {
  private position = 0;

  constructor(private readonly tokens: readonly string[]) {}

  read(): FormulaNode {
    return this.sum();
  }

  private next(): string | undefined {
    return this.tokens[this.position];
  }

  private take(): string {
    const token = this.tokens[this.position] ?? '';
    this.position += 1;
    return token;
  }

  private sum(): FormulaNode {
    const parts: (FormulaNode | FormulaSign)[] = [];
    if (this.next() === '−') {
      this.take();
      parts.push('−');
    }
    parts.push(...this.product());
    for (let sign = this.next(); sign === '+' || sign === '−'; sign = this.next()) {
      this.take();
      parts.push(sign, ...this.product());
    }
    return rowOf(parts);
  }

  /** All factors before a slash are the numerator of what follows it: `a × b / c` is (a × b) over c. */
  private product(): (FormulaNode | FormulaSign)[] {
    let parts: (FormulaNode | FormulaSign)[] = [this.power()];
    for (let sign = this.next(); sign === '×' || sign === '/'; sign = this.next()) {
      this.take();
      const factor = this.power();
      if (sign === '×') parts.push('×', factor);
      else parts = [{ kind: 'fraction', top: ungrouped(rowOf(parts)), bottom: ungrouped(factor) }];
    }
    return parts;
  }

  private power(): FormulaNode {
    const base = this.atom();
    if (this.next() !== '^') return base;
    this.take();
    return { kind: 'power', base, exponent: ungrouped(this.atom()) };
  }

  private atom(): FormulaNode {
    const token = this.take();
    if (token === '(') {
      const inner = this.sum();
      this.take();
      return { kind: 'group', inner };
    }
    if (token === 'Σ' && this.next() !== '(')
      return { kind: 'operand', symbol: this.take().slice(1, -1), repeated: true };
    if (token.startsWith('{'))
      return { kind: 'operand', symbol: token.slice(1, -1), repeated: false };
    if (this.next() === '(') return { kind: 'call', name: token, arguments: this.callArguments() };
    return { kind: 'number', text: token };
  }

  private callArguments(): FormulaNode[] {
    this.take();
    const found = [this.sum()];
    while (this.next() === ';' || this.next() === ',') {
      this.take();
      found.push(this.sum());
    }
    this.take();
    return found;
  }
}

/** Parses an expression of the engine: operands in braces, `Σ` before one that repeats, `^` for powers. */
export const formulaTree = (expression: string): FormulaNode =>
  new FormulaReader(expression.match(tokenPattern) ?? []).read();
