import type { Figure, Figures, FigureUnit, FormulaId } from '../figure.ts';
import { formulaSymbols, type FormulaSymbol } from '../formula-symbols.ts';
import type { FurtherFigure, FurtherFigureInput, FurtherFigures } from '../further-figure.ts';
import {
  isFurtherFormula,
  type FurtherFormulaId,
  type FurtherSymbol,
} from '../further-formulas.ts';
import {
  isFurtherIssueCode,
  type FurtherIssue,
  type FurtherIssueCode,
  type ValuationIssue,
  type ValuationIssueCode,
} from '../valuation-outcome.ts';

/** Null stands for a figure that cannot be computed yet. */
export type Traced = FurtherFigure | null;

type AnyIssueCode = ValuationIssueCode | FurtherIssueCode;
type AnyIssue = ValuationIssue | FurtherIssue;

const ordinarySymbols = new Set<string>(formulaSymbols);

const isOrdinary = (figure: FurtherFigure): figure is Figure =>
  !isFurtherFormula(figure.formula) &&
  figure.inputs.every(({ symbol }) => ordinarySymbols.has(symbol));

const isFurtherIssue = (issue: AnyIssue): issue is FurtherIssue => isFurtherIssueCode(issue.code);

export interface Derivation {
  id: string;
  unit: FigureUnit;
  formula: FormulaId | FurtherFormulaId;
  operands: readonly (readonly [FormulaSymbol | FurtherSymbol, Traced])[];
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
  readonly #figures: Record<string, FurtherFigure> = {};
  readonly #issues = new Map<string, AnyIssue>();

  get figures(): FurtherFigures {
    return this.#figures;
  }

  /** The figures of an ordinary valuation apart from those of its options. */
  splitFigures(): { ordinary: Figures; further: FurtherFigures } {
    const ordinary: Record<string, Figure> = {};
    const further: Record<string, FurtherFigure> = {};
    for (const figure of Object.values(this.#figures)) {
      if (isOrdinary(figure)) ordinary[figure.id] = figure;
      else further[figure.id] = figure;
    }
    return { ordinary, further };
  }

  splitIssues(): { ordinary: ValuationIssue[]; further: FurtherIssue[] } {
    const ordinary: ValuationIssue[] = [];
    const further: FurtherIssue[] = [];
    for (const issue of this.#issues.values()) {
      if (isFurtherIssue(issue)) further.push(issue);
      else ordinary.push(issue);
    }
    return { ordinary, further };
  }

  get stopped(): boolean {
    return [...this.#issues.values()].some((issue) => issue.severity !== 'warning');
  }

  missing(field: string): null {
    this.#add('missing', 'missing', field, {});
    return null;
  }

  error(code: AnyIssueCode, field: string, params: Record<string, number> = {}): null {
    this.#add('error', code, field, params);
    return null;
  }

  warn(code: AnyIssueCode, field: string, params: Record<string, number>): void {
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
    const inputs: FurtherFigureInput[] = [];
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

  #keep(figure: FurtherFigure): FurtherFigure {
    this.#figures[figure.id] = figure;
    return figure;
  }

  #firstField(inputs: readonly FurtherFigureInput[]): string {
    const first = inputs[0] === undefined ? undefined : this.#figures[inputs[0].figure];
    if (first === undefined) return 'accounts.years';
    return first.field ?? this.#firstField(first.inputs);
  }

  #add(
    severity: AnyIssue['severity'],
    code: AnyIssueCode,
    field: string,
    params: Record<string, number>,
  ): void {
    const finite = Object.entries(params).filter(([, value]) => Number.isFinite(value));
    const key = `${code} ${field}`;
    if (this.#issues.has(key)) return;
    const rest = { severity, field, params: Object.fromEntries(finite) };
    this.#issues.set(key, isFurtherIssueCode(code) ? { ...rest, code } : { ...rest, code });
  }
}
