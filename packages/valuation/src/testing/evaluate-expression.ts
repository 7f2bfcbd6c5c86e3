import type { FormulaOperands } from './formula-operands.ts';

const tokenPattern = /\{\w+\}|\d+(?:\.\d+)?|[A-Za-z]+|[Σ+−×/^();]/gu;

export type FormulaFunctions = Readonly<Record<string, (...values: number[]) => number>>;

/** Evaluates a formula as printed, from left to right, with its operands' values. */
class ExpressionReader {
  private position = 0;
  /** Within a sum of products, the index of the repeated operand. */
  private index: number | null = null;

  constructor(
    private readonly tokens: readonly string[],
    private readonly operands: FormulaOperands,
    private readonly functions: FormulaFunctions,
  ) {}

  read(): number {
    const value = this.sum();
    return this.position === this.tokens.length ? value : Number.NaN;
  }

  private next(): string | undefined {
    return this.tokens[this.position];
  }

  private take(): string {
    const token = this.tokens[this.position] ?? '';
    this.position += 1;
    return token;
  }

  private sum(): number {
    const isNegative = this.next() === '−';
    if (isNegative) this.take();
    let value = isNegative ? -this.product() : this.product();
    for (let sign = this.next(); sign === '+' || sign === '−'; sign = this.next()) {
      this.take();
      const term = this.product();
      value += sign === '+' ? term : -term;
    }
    return value;
  }

  private product(): number {
    let value = this.power();
    for (let sign = this.next(); sign === '×' || sign === '/'; sign = this.next()) {
      this.take();
      const factor = this.power();
      value = sign === '×' ? value * factor : value / factor;
    }
    return value;
  }

  private power(): number {
    const base = this.atom();
    if (this.next() !== '^') return base;
    this.take();
    return base ** this.atom();
  }

  private atom(): number {
    const token = this.take();
    if (token === '(') return this.closed(this.sum());
    if (token === 'Σ') return this.next() === '(' ? this.sumOfProducts() : this.addends();
    if (token.startsWith('{')) return this.operand(token.slice(1, -1));
    if (this.next() !== '(') return Number(token);
    this.take();
    return this.closed(this.functions[token]?.(...this.arguments(token)) ?? Number.NaN);
  }

  private closed(value: number): number {
    return this.take() === ')' ? value : Number.NaN;
  }

  private operand(symbol: string): number {
    const values = this.operands.all(symbol);
    if (this.index !== null) return values[this.index] ?? Number.NaN;
    if (values.length > 1) return Number.NaN;
    return values[0] ?? (symbol === 'openingFactor' ? 1 : 0);
  }

  private addends(): number {
    const values = this.operands.all(this.take().slice(1, -1));
    return values.reduce((total, value) => total + value, 0);
  }

  private sumOfProducts(): number {
    const start = this.position;
    const [first = ''] = this.tokens.slice(start).filter((token) => token.startsWith('{'));
    let total = 0;
    for (const [index] of this.operands.all(first.slice(1, -1)).entries()) {
      this.position = start;
      this.index = index;
      total += this.atom();
    }
    this.index = null;
    return total;
  }

  /**
   * The arguments of a function call. A percentile uses all values of a repeated operand, any other function their sum.
   */
  private arguments(name: string): number[] {
    const found: number[] = [];
    do {
      if (this.next() === ';') this.take();
      if (name === 'percentile' && this.next() === 'Σ') {
        this.take();
        found.push(...this.operands.all(this.take().slice(1, -1)));
      } else {
        found.push(this.sum());
      }
    } while (this.next() === ';');
    return found;
  }
}

/** The value of a printed expression for its operands; NaN when it cannot be parsed completely. */
export const evaluateExpression = (
  expression: string,
  operands: FormulaOperands,
  functions: FormulaFunctions,
): number => new ExpressionReader(expression.match(tokenPattern) ?? [], operands, functions).read();
