import type { AccountsIntake, CellAddress, Figure, Question } from './accounts-intake.ts';
import { blocksOfSheet } from './blocks/blocks-of-sheet.ts';
import type { DecimalSeparator } from './figures/figure-value.ts';
import { withDaysSince1900 } from './days-since-1900.ts';
import { withFactSheets } from './fact-sheets.ts';
import { openOutcomeLedger } from './outcome-ledger.ts';
import type { SheetBlock } from './blocks/sheet-block.ts';
import type { UnitAbove } from './decisions/decide-unit.ts';
import type { BlockReading, DraftFigure, DraftQuestion } from './reading/block-reading.ts';
import type { Answers } from './reading/block-structure.ts';
import { readAccountsBlock } from './reading/read-accounts-block.ts';
import { settleIntake } from './reading/settle-intake.ts';
import type { SourceCell, SourceFile } from './source-cells.ts';

export interface ReadAccountsOptions {
  /** The answers by question id. */
  answers?: Answers;
  /** The user's earlier answers for such a document. */
  remembered?: { notation?: DecimalSeparator };
  /** The unit of the valuation: where it is not the euro, a table that states none may be in either. */
  valuationUnit?: number;
}

/** The decimal mark declared in Excel's HTML is decisive. */
const markOfSource = ({ marks }: SourceFile): DecimalSeparator | null =>
  marks?.decimal === ',' || marks?.decimal === '.' ? marks.decimal : null;

const blocksOf = (files: readonly SourceFile[]) =>
  files.flatMap((source, file) =>
    source.sheets.flatMap((sheet, at) =>
      sheet.isHidden
        ? []
        : blocksOfSheet(sheet, file, at).map((block) => ({
            block,
            sheetName: sheet.name,
            fileName: source.name,
            sourceMark: markOfSource(source),
          })),
    ),
  );

const hiddenCells = (files: readonly SourceFile[]): SourceCell[] =>
  files.flatMap(({ sheets }) =>
    sheets.flatMap(({ cells, isHidden }) =>
      isHidden ? cells : cells.filter((cell) => cell.isHidden),
    ),
  );

/** Merges the questions with the same id into one, with the cells of all of them. */
const mergeQuestions = (
  drafts: readonly DraftQuestion[],
  at: (cell: SourceCell) => CellAddress[],
): Question[] => {
  const merged = new Map<string, Question>();
  for (const draft of drafts) {
    const known = merged.get(draft.id);
    const cells = draft.cells.flatMap(at);
    merged.set(
      draft.id,
      known === undefined ? { ...draft, cells } : { ...known, cells: [...known.cells, ...cells] },
    );
  }
  return [...merged.values()];
};

const figureOf = (draft: DraftFigure, at: (cell: SourceCell) => CellAddress[]): Figure => ({
  cells: draft.cells.flatMap(at),
  place: draft.place,
  line: draft.line,
  account: draft.account,
  name: draft.name,
  row: draft.row,
  year: draft.year,
  amount: draft.amount,
  isByLikeness: draft.isByLikeness,
});

/** A table without a stated unit uses the unit of the table above it, on its sheet or on an earlier page. */
const unitAbove = (
  files: readonly SourceFile[],
  { block, reading }: { block: SheetBlock; reading: BlockReading },
  below: SheetBlock,
): UnitAbove | null => {
  const isPaged = files[block.file]?.kind === 'pdf';
  const isAbove = block.file === below.file && (isPaged || block.sheet === below.sheet);
  return isAbove && reading.unitSeen !== null && !reading.isUnitContradictory
    ? { multiple: reading.unit, seen: reading.unitSeen }
    : null;
};

const readBlocks = (
  files: readonly SourceFile[],
  { answers = {}, remembered = {} }: ReadAccountsOptions,
): BlockReading[] => {
  const read: { block: SheetBlock; reading: BlockReading }[] = [];
  for (const { block, ...source } of blocksOf(files)) {
    const last = read.at(-1);
    const context = {
      ...source,
      index: read.length,
      answers,
      remembered: remembered.notation ?? null,
      unitAbove: last === undefined ? null : unitAbove(files, last, block),
    };
    read.push({ block, reading: readAccountsBlock(block, context) });
  }
  return read.map(({ reading }) => reading);
};

/**
 * Reads everything that was imported: every cell is finally placed, summed, asked, set aside or refused, and none is
 * lost.
 */
export const readAccounts = (
  given: readonly SourceFile[],
  options: ReadAccountsOptions = {},
): AccountsIntake => {
  const { answers = {} } = options;
  const files = given.map(withFactSheets).map(withDaysSince1900);
  const readings = readBlocks(files, options);
  const take = settleIntake(readings, answers, options.valuationUnit ?? 1);
  const ledger = openOutcomeLedger(files);
  const at = (cell: SourceCell): CellAddress[] => {
    const address = ledger.addressOf(cell);
    return address === null ? [] : [address];
  };
  ledger.enter(hiddenCells(files), { kind: 'set-aside', reason: 'hidden' });
  for (const { cells, outcome } of take.outcomes) ledger.enter(cells, outcome);
  for (const { cells } of take.figures) ledger.enter(cells, { kind: 'placed' });
  for (const { outcomes } of readings)
    for (const { cells, outcome } of outcomes) ledger.enter(cells, outcome);
  const drafts = [...readings.flatMap((one) => one.questions), ...take.questions];
  return {
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    decisions: readings.flatMap((one) => one.decisions),
    answers,
    questions: mergeQuestions(drafts, at),
    figures: take.figures.map((figure) => figureOf(figure, at)),
    checks: [...readings.flatMap((one) => one.checks), ...take.checks],
    outcomes: ledger.outcomes(),
  };
};
