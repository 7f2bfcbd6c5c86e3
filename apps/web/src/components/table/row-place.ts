/** Where something stands among rows: which one, and in which of its columns. */
export interface RowPlace {
  index: number;
  column: string;
}

export const placeOf = (element: Element): RowPlace | null => {
  const index = Number(element.closest('[data-index]')?.getAttribute('data-index') ?? Number.NaN);
  const column = element.closest('[data-column]')?.getAttribute('data-column') ?? 'selection';
  return Number.isInteger(index) ? { index, column } : null;
};

/** What can be used at a place; in a row without such a column, the first that can. */
export const controlAt = (
  rows: Element | null,
  { index, column }: RowPlace,
): HTMLElement | null => {
  const row = rows?.querySelector(`[data-index="${index}"]`);
  const controls = ':is(input,a,button)';
  const cell = row?.querySelector<HTMLElement>(`[data-column="${column}"] ${controls}`);
  return cell ?? row?.querySelector<HTMLElement>(controls) ?? null;
};
