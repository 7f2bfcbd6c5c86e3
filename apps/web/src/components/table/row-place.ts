/** A position among rows: the index of the row, and the column. */
export interface RowPlace {
  index: number;
  column: string;
}

export const findRowPlace = (element: Element): RowPlace | null => {
  const index = Number(element.closest('[data-index]')?.getAttribute('data-index') ?? Number.NaN);
  const column = element.closest('[data-column]')?.getAttribute('data-column') ?? 'selection';
  return Number.isInteger(index) ? { index, column } : null;
};

/** The control at a position; in a row without that column, the row's first control. */
export const findControlAt = (
  rows: Element | null,
  { index, column }: RowPlace,
): HTMLElement | null => {
  const row = rows?.querySelector(`[data-index="${index}"]`);
  const controls = ':is(input,a,button)';
  const cell = row?.querySelector<HTMLElement>(`[data-column="${column}"] ${controls}`);
  return cell ?? row?.querySelector<HTMLElement>(controls) ?? null;
};
