/** `total` has an ink rule above it; `dim` is a ratio below its figure; `picked` is the bracket that applies. */
export type RowKind = 'normal' | 'strong' | 'total' | 'dim' | 'picked';

/**
 * `value`: the resulting value, in the accent colour. `above`, `below`: far from the base case. `base`: the base case.
 */
export type CellMark = 'none' | 'value' | 'above' | 'below' | 'base';

export interface ReportCell {
  text: string;
  mark: CellMark;
}

export interface ReportRow {
  kind: RowKind;
  label: string;
  /** A second, dimmed line below the label; empty without one. */
  detail: string;
  /** The letter of its note in the margin; empty without one. */
  letter: string;
  cells: ReportCell[];
}

export interface ReportColumn {
  label: string;
  tinted: boolean;
}

/** A table: the first column contains the labels, the others figures aligned at their end. */
export interface ReportTable {
  corner: string;
  columns: ReportColumn[];
  rows: ReportRow[];
}

/** One remark in the margin: a letter or a bold lead, each possibly empty, before its text. */
export interface SideNote {
  letter: string;
  lead: string;
  text: string;
}

export interface SideNotes {
  title: string;
  notes: SideNote[];
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

export const remark = (text: string, lead = ''): SideNote => ({ letter: '', lead, text });

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const letterOf = (index: number): string =>
  index < alphabet.length
    ? alphabet.charAt(index)
    : letterOf(Math.floor(index / alphabet.length) - 1) + alphabet.charAt(index % alphabet.length);

/** Assigns the letters of the margin in the order in which the rows request them. */
export class LetteredNotes {
  readonly #notes: SideNote[] = [];
  #taken = 0;

  /** The letter for a row with the note `text`: none for an empty text, the same letter for the same text. */
  add(text: string): string {
    if (text === '') return '';
    const said = this.#notes.find((note) => note.text === text);
    if (said !== undefined) return said.letter;
    const letter = letterOf(this.#notes.length);
    this.#notes.push({ letter, lead: '', text });
    return letter;
  }

  /** The notes added since the last call, which are printed next to the part just written. */
  take(): SideNote[] {
    const taken = this.#notes.slice(this.#taken);
    this.#taken = this.#notes.length;
    return taken;
  }
}
