import type { MergedBlock, MergedRun } from '@valia/domain/templates/merge-template.ts';
import { fieldLabel } from '@valia/domain/templates/template-fields.ts';
import type { TemplatePrintInput } from '@valia/domain/templates/template-printer.ts';
import { adviserName } from './adviser-name.ts';
import { mergedPrint } from './merged-print.ts';
import { templateWords } from './template-words.ts';

interface RunView {
  text: string;
  bold: boolean;
  missing: boolean;
}

/** What the typesetter is given: every block with the same keys, so that none is asked for what it has not. */
const blockView = (block: MergedBlock, toRun: (run: MergedRun) => RunView) => {
  const bare = { kind: block.kind, level: 0, ordered: false, figures: false };
  const none = { runs: [] as RunView[], parts: [] as RunView[][], rows: [] as RunView[][][] };
  switch (block.kind) {
    case 'heading':
      return { ...bare, ...none, level: block.level, runs: block.runs.map(toRun) };
    case 'list':
      return {
        ...bare,
        ...none,
        ordered: block.ordered,
        parts: block.items.map((item) => item.map(toRun)),
      };
    case 'table':
      return {
        ...bare,
        ...none,
        figures: block.areFigures,
        parts: block.head.map((cell) => cell.map(toRun)),
        rows: block.rows.map((row) =>
          // A row may be shorter than the head.
          block.head.map((_, column) => (row[column] ?? []).map(toRun)),
        ),
      };
    case 'signatures':
      return { ...bare, ...none, parts: block.sides.map((side) => side.map(toRun)) };
    default:
      return { ...bare, ...none, runs: block.runs.map(toRun) };
  }
};

/** A document as the typesetter takes it. */
export const templatePdfView = (input: TemplatePrintInput) => {
  const { language, name, isDraft } = input;
  const toRun = (run: MergedRun): RunView =>
    run.kind === 'missing'
      ? { text: `[${fieldLabel(run.field, language)}]`, bold: run.bold, missing: true }
      : { text: run.text, bold: run.bold, missing: false };
  const author = adviserName(input);
  return {
    language,
    title: name,
    author,
    runningTitle: name,
    runningName: author,
    confidential: templateWords.confidential[language],
    code: isDraft ? templateWords.draft[language] : '',
    pageNumber: templateWords.page[language],
    blocks: mergedPrint(input).map((block) => blockView(block, toRun)),
  };
};
