import type { Figure, FigureInput, Figures, FigureUnit } from '../figure.ts';
import type { FormulaId } from '../formula-expressions.ts';
import type { FormulaSymbol } from '../formula-symbols.ts';
import type { ValuationIssue, ValuationIssueCode } from '../valuation-outcome.ts';

/** Null stands for a figure that cannot be computed yet. */
export type Traced = Figure | null;

export interface Derivation {
  id: string;
  unit: FigureUnit;
  formula: FormulaId;
  operands: readonly (readonly [FormulaSymbol, Traced])[];
  /** Gets the operands' values in their order. */
  value: (...values: number[]) => number;
  /** Left out without an issue when it is not a number, as a margin without revenue. */
  informative?: boolean;
}

interface Leaf {
  id: string;
  field: string;
  value: number | null;
  unit: FigureUnit;
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

  /** A value from the document, or null while it is blank. */
  leaf({ id, field, value, unit }: Leaf): Traced {
    if (value === null) return null;
    if (!Number.isFinite(value)) return this.error('not-a-number', field);
    const known = this.#figures[id];
    if (known !== undefined) return known;
    return this.#keep({ id, value, unit, formula: 'input', inputs: [], field });
  }

  /** The same for a value the valuation cannot do without. */
  required(leaf: Leaf): Traced {
    return leaf.value === null ? this.missing(leaf.field) : this.leaf(leaf);
  }

  /** A figure computed from others; null when one of them is. */
  derive({ id, unit, formula, operands, value, informative = false }: Derivation): Traced {
    const inputs: FigureInput[] = [];
    const values: number[] = [];
    for (const [symbol, figure] of operands) {
      if (figure === null) return null;
      inputs.push({ symbol, figure: figure.id });
      values.push(figure.value);
    }
    const result = value(...values);
    if (Number.isFinite(result)) return this.#keep({ id, value: result, unit, formula, inputs });
    return informative ? null : this.error('not-a-number', this.#firstField(inputs));
  }

  #keep(figure: Figure): Figure {
    this.#figures[figure.id] = figure;
    return figure;
  }

  #firstField(inputs: readonly FigureInput[]): string {
    const first = inputs[0] === undefined ? undefined : this.#figures[inputs[0].figure];
    if (first === undefined) return 'accounts.years';
    return first.field ?? this.#firstField(first.inputs);
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
