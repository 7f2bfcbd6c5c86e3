import type { CellUnit } from '../values/format-field-value.ts';

/** `history` and `base` are closed years, `projected` the following ones. */
export interface GridColumn {
  year: number;
  group: 'history' | 'base' | 'projected';
}

export interface GridCell {
  value: number | null;
  unit: CellUnit;
  /** Whether it is shown with the opposite sign: costs are stored as positive and shown as negative. */
  negated: boolean;
  /** The path that the cell writes to; null for a calculated one. */
  path: string | null;
  /** The id of the figure that explains the cell; null when there is none. */
  figure: string | null;
  tone: 'assumption' | 'plain';
  /** Set for a manual value that overrides the driver; `calculated` is the overridden value. */
  manual: { calculated: number | null } | null;
  /** Whether the valuation needs this cell and it is still empty. */
  missing: boolean;
}

export interface GridRow {
  key: string;
  label: string;
  level: 'main' | 'detail';
  emphasis: 'plain' | 'total' | 'result';
  cells: GridCell[];
}

export const calculatedCell = (
  value: number | null,
  figure: string | null,
  unit: CellUnit = 'money',
  negated = false,
): GridCell => ({
  value,
  unit,
  negated,
  path: null,
  figure,
  tone: 'plain',
  manual: null,
  missing: false,
});
