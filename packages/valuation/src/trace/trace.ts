import type { Figure, FigureInput, Figures, FigureUnit } from '../figure.ts';
import type { FormulaId } from '../formulas/formula-expressions.ts';
import type { FormulaSymbol } from '../formulas/formula-symbols.ts';
import type { ValuationIssue, ValuationIssueCode } from '../valuation-outcome.ts';
import { isWithinLimit, type InputLimit } from './input-limit.ts';

/** Null stands for a figure that cannot be computed yet. */
export type Traced = Figure | null;

/** Two amounts of this size no longer have a product. */
const overflowsFrom = 1e150;

interface DerivedFigure {
  id: string;
  unit: FigureUnit;
  formula: FormulaId;
  operands: readonly (readonly [FormulaSymbol, Traced])[];
  /** Left out without an issue when it is not a number, as a margin without revenue. */
  informative?: boolean;
  /** Whose fault it is when it is not a number; left out: that of an input. */
  field?: string;
}

export interface Derivation extends DerivedFigure {
  /** Gets the operands' values in their order. */
  value: (...values: number[]) => number;
}

/** A figure of any number of operands: a call cannot take hundreds of thousands of arguments. */
export interface ListDerivation extends DerivedFigure {
  value: (values: readonly number[]) => number;
}

interface Leaf {
  id: string;
  field: string;
  value: number | null;
  unit: FigureUnit;
  limit?: InputLimit;
}

/** Collects the figures of one valuation, each with its inputs, and what is missing or wrong. */
export class Trace {
  readonly #figures: Record<string, Figure> = {};
  readonly #issues = new Map<string, ValuationIssue>();

  get figures(): Figures {
    return this.#figures;
  }

  get issues(): ValuationIssue[] {
    return [...this.#issues.values()];
  }

  get stopped(): boolean {
    return [...this.#issues.values()].some((issue) => issue.severity !== 'warning');
  }

  missing(field: string): null {
    this.#add('missing', 'missing', field, {});
    return null;
  }

  error(code: ValuationIssueCode, field: string, params: Record<string, number> = {}): null {
    this.#add('error', code, field, params);
    return null;
  }

  warn(code: ValuationIssueCode, field: string, params: Record<string, number>): void {
    this.#add('warning', code, field, params);
  }

  /** What a piece of work answers, and the issues that stop the result because of it. */
  during<Answer>(work: () => Answer): { answer: Answer; stops: ValuationIssue[] } {
    const known = this.#issues.size;
    const answer = work();
    const added = [...this.#issues.values()].slice(known);
    return { answer, stops: added.filter(({ severity }) => severity !== 'warning') };
  }

  /** Lets issues stand beside the result instead of stopping it. */
  relent(issues: readonly ValuationIssue[]): void {
    for (const issue of issues) {
      this.#issues.set(`${issue.code} ${issue.field}`, { ...issue, severity: 'warning' });
    }
  }

  /** A value from the document, or null while it is blank. */
  leaf({ id, field, value, unit, limit }: Leaf): Traced {
    if (value === null) return null;
    if (!Number.isFinite(value)) return this.error('not-a-number', field);
    if (limit !== undefined && !isWithinLimit(value, limit))
      return this.error('value-out-of-range', field, { value });
    const known = this.#figures[id];
    if (known !== undefined) return known;
    return this.#keep({ id, value, unit, formula: 'input', inputs: [], field });
  }

  /** The same for a value the valuation cannot do without. */
  required(leaf: Leaf): Traced {
    return leaf.value === null ? this.missing(leaf.field) : this.leaf(leaf);
  }

  /** A figure computed from others; null when one of them is. */
  derive(derivation: Derivation): Traced {
    return this.#derived(derivation, (values) => derivation.value(...values));
  }

  /** The same from any number of others. */
  deriveFromList(derivation: ListDerivation): Traced {
    return this.#derived(derivation, derivation.value);
  }

  #derived(
    { id, unit, formula, operands, informative = false, field }: DerivedFigure,
    value: ListDerivation['value'],
  ): Traced {
    const inputs: FigureInput[] = [];
    const values: number[] = [];
    for (const [symbol, figure] of operands) {
      if (figure === null) return null;
      inputs.push({ symbol, figure: figure.id });
      values.push(figure.value);
    }
    const result = value(values);
    if (Number.isFinite(result)) return this.#keep({ id, value: result, unit, formula, inputs });
    return informative ? null : this.error('not-a-number', field ?? this.#faultyField(inputs));
  }

  #keep(figure: Figure): Figure {
    this.#figures[figure.id] = figure;
    return figure;
  }

  /** The input at fault: of an overflow the greatest amount, else the first. */
  #faultyField(inputs: readonly FigureInput[]): string {
    const figures = inputs.flatMap(({ figure }) => this.#figures[figure] ?? []);
    const sizes = figures.map(({ value }) => Math.abs(value));
    const greatest = sizes.reduce((most, size) => Math.max(most, size), 0);
    const figure = figures[greatest > overflowsFrom ? sizes.indexOf(greatest) : 0];
    if (figure === undefined) return 'accounts.years';
    return figure.field ?? this.#faultyField(figure.inputs);
  }

  #add(
    severity: ValuationIssue['severity'],
    code: ValuationIssueCode,
    field: string,
    params: Record<string, number>,
  ): void {
    const finite = Object.entries(params).filter(([, value]) => Number.isFinite(value));
    const key = `${code} ${field}`;
    if (this.#issues.has(key)) return;
    this.#issues.set(key, { severity, code, field, params: Object.fromEntries(finite) });
  }
}
