const mostSpan = 1_000;

const spanOf = (text: string | undefined): number => {
  const span = Number(text ?? 1);
  return Number.isSafeInteger(span) && span > 0 ? Math.min(span, mostSpan) : 1;
};

export interface TableCell {
  row: number;
  column: number;
  merged: { rows: number; columns: number } | null;
  isHidden: boolean;
}

/** Determines the positions of a table's cells: a cell that spans several rows shifts cells of later rows. */
export class HtmlTable {
  private readonly hiddenColumns = new Set<number>();
  /** For each column, the last row that is covered by a cell from above. */
  private readonly reached = new Map<number, number>();
  private columns = 0;
  private column = 0;
  private row = 0;
  private isRowHidden = false;

  addColumns(span: string | undefined, isHidden: boolean): void {
    const count = spanOf(span);
    this.columns += count;
    if (!isHidden) return;
    for (let at = 0; at < count; at += 1) this.hiddenColumns.add(this.columns - at);
  }

  openRow(row: number, isHidden: boolean): void {
    this.row = row;
    this.column = 0;
    this.isRowHidden = isHidden;
  }

  placeCell(colspan: string | undefined, rowspan: string | undefined): TableCell {
    let column = this.column + 1;
    while ((this.reached.get(column) ?? 0) >= this.row) column += 1;
    const [columns, rows] = [spanOf(colspan), spanOf(rowspan)];
    const last = this.row + rows - 1;
    if (rows > 1) for (let at = 0; at < columns; at += 1) this.reached.set(column + at, last);
    this.column = column + columns - 1;
    return {
      row: this.row,
      column,
      merged: rows * columns > 1 ? { rows, columns } : null,
      isHidden: this.isRowHidden || this.hiddenColumns.has(column),
    };
  }
}
