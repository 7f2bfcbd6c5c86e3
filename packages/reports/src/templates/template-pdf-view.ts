import type { MergedBlock, MergedRun } from '@valia/domain/templates/merge-template.ts';
import { fieldLabel } from '@valia/domain/templates/template-fields.ts';
import type { TemplatePrintInput } from '@valia/domain/templates/template-printer.ts';
import { adviserName } from './adviser-name.ts';
import { mergeForPrint } from './merge-for-print.ts';
import { templateFrameTexts } from './template-frame-texts.ts';

interface RunView {
  text: string;
  bold: boolean;
  missing: boolean;
}

/** The data for the typesetter: every block has the same keys, so that no missing key is accessed. */
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
          // A row may be shorter than the header.
          block.head.map((_, column) => (row[column] ?? []).map(toRun)),
        ),
      };
    case 'signatures':
      return { ...bare, ...none, parts: block.sides.map((side) => side.map(toRun)) };
    default:
      return { ...bare, ...none, runs: block.runs.map(toRun) };
  }
};

/** A document in the form that the typesetter needs. */
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
    confidential: templateFrameTexts.confidential[language],
    code: isDraft ? templateFrameTexts.draft[language] : '',
    pageNumber: templateFrameTexts.page[language],
    blocks: mergeForPrint(input).map((block) => blockView(block, toRun)),
  };
};
