import type { Figure, FigureInput, Figures, FigureUnit } from '../figure.ts';
import type { FormulaId } from '../formulas/formula-expressions.ts';
import type { FormulaSymbol } from '../formulas/formula-symbols.ts';
import type { ValuationIssue, ValuationIssueCode } from '../valuation-outcome.ts';
import { isWithinLimit, type InputLimit } from './input-limit.ts';

/** Null for a figure that cannot be computed yet. */
export type Traced = Figure | null;

/** The product of two amounts of this size would overflow. */
const overflowsFrom = 1e150;

interface DerivedFigure {
  id: string;
  unit: FigureUnit;
  formula: FormulaId;
  operands: readonly (readonly [FormulaSymbol, Traced])[];
  /** True to omit the figure without an issue when it is not a number, for example a margin without revenue. */
  informative?: boolean;
  /** The field of the issue when the result is not a number; when omitted, the field of an input. */
  field?: string;
}

export interface Derivation extends DerivedFigure {
  /** Receives the operands' values in order. */
  value: (...values: number[]) => number;
}

/**
 * A figure with any number of operands, passed as an array, because a call cannot have hundreds of thousands of
 * arguments.
 */
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

/** Collects the figures of one valuation, each with its inputs, and the issues for missing or wrong inputs. */
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

  /** Runs a function; returns its result, and the new issues that prevent the valuation's result. */
  during<Answer>(work: () => Answer): { answer: Answer; stops: ValuationIssue[] } {
    const known = this.#issues.size;
    const answer = work();
    const added = [...this.#issues.values()].slice(known);
    return { answer, stops: added.filter(({ severity }) => severity !== 'warning') };
  }

  /** Turns issues into warnings, so that they no longer prevent the result. */
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

  /** A required value from the document; a blank one is reported as missing. */
  required(leaf: Leaf): Traced {
    return leaf.value === null ? this.missing(leaf.field) : this.leaf(leaf);
  }

  /** A figure computed from other figures; null when one of them is null. */
  derive(derivation: Derivation): Traced {
    return this.#derived(derivation, (values) => derivation.value(...values));
  }

  /** A figure computed from any number of other figures. */
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

  /** The field of the input that caused the problem: for an overflow the largest amount, otherwise the first one. */
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
