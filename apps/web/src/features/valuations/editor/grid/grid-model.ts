import type { CellUnit } from '../values/write-value.ts';

/** `history` and `base` are closed years, `projected` the ones after. */
export interface GridColumn {
  year: number;
  group: 'history' | 'base' | 'projected';
}

export interface GridCell {
  value: number | null;
  unit: CellUnit;
  /** Shown with the opposite sign: costs are kept positive and read as negative. */
  negated: boolean;
  /** Where the cell is written; null for a calculated one. */
  path: string | null;
  /** The figure that explains the cell. */
  figure: string | null;
  tone: 'assumption' | 'plain';
  /** A manual value over what the driver gives; `calculated` is what it replaced. */
  manual: { calculated: number | null } | null;
  /** The valuation waits for this cell. */
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
