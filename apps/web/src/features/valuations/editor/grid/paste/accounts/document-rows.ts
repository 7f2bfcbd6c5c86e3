import type { AccountsIntake, Outcome } from '@valia/domain/accounts-intake/accounts-intake.ts';
import type { SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';
import type { PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import { type RowChoices, targetOf } from '@valia/domain/pasted-accounts/sums-of-intake.ts';

interface DocumentCell {
  column: number;
  text: string;
  outcome: Outcome;
}

export interface DocumentRow {
  id: string;
  number: number;
  /** The name of the row, its account before it. */
  name: string;
  cells: readonly DocumentCell[];
  /** By which its place is chosen; null where it has none to choose. */
  choice: { row: string; target: PastedTarget | null; isAsked: boolean } | null;
  /** What decides how the row ends: its worst cell. */
  state: Outcome;
}

const weight: Readonly<Record<Outcome['kind'], number>> = {
  refused: 5,
  asked: 4,
  placed: 3,
  summed: 2,
  'set-aside': 1,
  label: 0,
};

const worstOf = (cells: readonly DocumentCell[]): Outcome =>
  cells.reduce<Outcome>(
    (worst, { outcome }) => (weight[outcome.kind] > weight[worst.kind] ? outcome : worst),
    { kind: 'label', what: 'name' },
  );

const addressOf = (file: number, sheet: number, row: number): string => `${file}.${sheet}.${row}`;

const isName = (outcome: Outcome): boolean =>
  outcome.kind === 'label' && ['name', 'code'].includes(outcome.what);

/** Every row of the documents with how each of its cells ended, and where the row goes. */
export const documentRows = (
  files: readonly SourceFile[],
  intake: AccountsIntake,
  choices: RowChoices,
): DocumentRow[] => {
  const targets = new Map<string, { row: string; target: PastedTarget | null }>();
  for (const figure of intake.figures)
    for (const { file, sheet, row } of figure.cells)
      targets.set(addressOf(file, sheet, row), {
        row: figure.row,
        target: targetOf(figure, choices),
      });
  const rows = new Map<string, { number: number; cells: DocumentCell[] }>();
  const texts = files.flatMap(({ sheets }) => sheets.flatMap(({ cells }) => cells));
  for (const [at, { file, sheet, row, column, outcome }] of intake.outcomes.entries()) {
    const id = addressOf(file, sheet, row);
    const entry = rows.get(id) ?? { number: row, cells: [] };
    entry.cells.push({ column, text: texts[at]?.text ?? '', outcome });
    rows.set(id, entry);
  }
  return [...rows].map(([id, { number, cells }]) => {
    const placed = targets.get(id);
    const asked = cells.flatMap(({ outcome }) =>
      outcome.kind === 'asked' && outcome.question.startsWith('row:') ? [outcome.question] : [],
    )[0];
    const choice =
      asked === undefined
        ? placed === undefined
          ? null
          : { ...placed, isAsked: false }
        : { row: asked, target: null, isAsked: true };
    const names = cells.filter(({ outcome }) => isName(outcome)).map(({ text }) => text);
    return { id, number, name: names.join(' '), cells, choice, state: worstOf(cells) };
  });
};
