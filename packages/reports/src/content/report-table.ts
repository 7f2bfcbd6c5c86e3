/** `total` has an ink rule above; `dim` is a ratio under its figure; `picked` is the bracket that applies. */
export type RowKind = 'normal' | 'strong' | 'total' | 'dim' | 'picked';

/** `value`: the value reached, in the accent. `above`, `below`: far from the base case. `base`: the base case. */
export type CellMark = 'none' | 'value' | 'above' | 'below' | 'base';

export interface ReportCell {
  text: string;
  mark: CellMark;
}

export interface ReportRow {
  kind: RowKind;
  label: string;
  /** A second, dimmed line under the label; empty without one. */
  detail: string;
  /** The letter of its note in the margin; empty without one. */
  letter: string;
  cells: ReportCell[];
}

export interface ReportColumn {
  label: string;
  tinted: boolean;
}

/** A table: the first column holds the labels, the others figures aligned at their end. */
export interface ReportTable {
  corner: string;
  columns: ReportColumn[];
  rows: ReportRow[];
}

/** One remark of the margin: a letter or a bold lead, each possibly empty, before its text. */
export interface MarginNote {
  letter: string;
  lead: string;
  text: string;
}

export interface MarginNotes {
  title: string;
  notes: MarginNote[];
}

export const column = (label: string, tinted = false): ReportColumn => ({ label, tinted });

export const cell = (text: string, mark: CellMark = 'none'): ReportCell => ({ text, mark });

interface RowOptions {
  kind?: RowKind;
  detail?: string;
  letter?: string;
}

export const row = (
  label: string,
  cells: readonly (string | ReportCell)[],
  { kind = 'normal', detail = '', letter = '' }: RowOptions = {},
): ReportRow => ({
  kind,
  label,
  detail,
  letter,
  cells: cells.map((entry) => (typeof entry === 'string' ? cell(entry) : entry)),
});

export const remark = (text: string, lead = ''): MarginNote => ({ letter: '', lead, text });

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const letterOf = (index: number): string =>
  index < alphabet.length
    ? alphabet.charAt(index)
    : letterOf(Math.floor(index / alphabet.length) - 1) + alphabet.charAt(index % alphabet.length);

/** Gives out the letters of the margin in the order in which the rows ask for them. */
export class LetteredNotes {
  readonly #notes: MarginNote[] = [];
  #taken = 0;

  /** The letter for a row whose note is `text`: none for no text, the same for the same one. */
  add(text: string): string {
    if (text === '') return '';
    const said = this.#notes.find((note) => note.text === text);
    if (said !== undefined) return said.letter;
    const letter = letterOf(this.#notes.length);
    this.#notes.push({ letter, lead: '', text });
    return letter;
  }

  /** The notes given since the last call: those that stand beside the part just written. */
  take(): MarginNote[] {
    const taken = this.#notes.slice(this.#taken);
    this.#taken = this.#notes.length;
    return taken;
  }
}
