import type { MergedBlock, MergedRun } from '@valia/domain/templates/merge-template.ts';
import { fieldLabel } from '@valia/domain/templates/template-fields.ts';
import type { TemplatePrintInput } from '@valia/domain/templates/template-printer.ts';
import { languageRegions } from '@valia/i18n/languages.ts';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { adviserName } from './adviser-name.ts';
import { mergeForPrint } from './merge-for-print.ts';
import { templateFrameTexts } from './template-frame-texts.ts';

const missingTint = 'F7E9C8';
const warning = '8A5A00';
const hair = { style: BorderStyle.SINGLE, size: 4, color: 'C9C3B5' } as const;
const rule = { style: BorderStyle.SINGLE, size: 8, color: '18202B' } as const;
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' } as const;

type Words = (run: MergedRun, look?: Partial<IRunOptions>) => TextRun[];

/** A value typed on several lines keeps its line breaks. */
const wordsIn =
  (language: TemplatePrintInput['language']): Words =>
  (run, look = {}) => {
    const isMissing = run.kind === 'missing';
    const text = isMissing ? `[${fieldLabel(run.field, language)}]` : run.text;
    return text.split('\n').map(
      (line, index) =>
        new TextRun({
          text: line,
          ...look,
          ...(run.bold && { bold: true }),
          ...(index > 0 && { break: 1 }),
          ...(isMissing && {
            shading: { type: ShadingType.CLEAR, fill: missingTint, color: 'auto' },
          }),
        }),
    );
  };

const paragraph = (
  words: Words,
  runs: readonly MergedRun[],
  options: IParagraphOptions = {},
  look: Partial<IRunOptions> = {},
): Paragraph =>
  new Paragraph({
    spacing: { after: 120 },
    ...options,
    children: runs.flatMap((run) => words(run, look)),
  });

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

type TableBlock = Extract<MergedBlock, { kind: 'table' }>;

const tableOf = (words: Words, { head, rows, areFigures }: TableBlock): Table => {
  const row = (cells: readonly MergedRun[][], isHead: boolean): TableRow =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: head.map(
        (_, column) =>
          new TableCell({
            margins: { top: 50, bottom: 50, left: 60, right: 60 },
            borders: {
              top: noBorder,
              left: noBorder,
              right: noBorder,
              bottom: isHead ? rule : hair,
            },
            children: [
              paragraph(
                words,
                cells[column] ?? [],
                {
                  spacing: { after: 0 },
                  ...(areFigures && column > 0 && { alignment: AlignmentType.RIGHT }),
                },
                { size: 18, ...(isHead && { bold: true }) },
              ),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
};

const signaturesOf = (words: Words, sides: readonly MergedRun[][]): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: noBorder,
      bottom: noBorder,
      left: noBorder,
      right: noBorder,
      insideHorizontal: noBorder,
      insideVertical: noBorder,
    },
    rows: [
      new TableRow({
        cantSplit: true,
        children: sides.map(
          (side) =>
            new TableCell({
              borders: { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder },
              margins: { right: 300 },
              children: [
                new Paragraph({ spacing: { before: 900 }, border: { bottom: hair }, children: [] }),
                paragraph(words, side, { spacing: { before: 100 } }),
              ],
            }),
        ),
      }),
    ],
  });

const partsOf = (words: Words, block: MergedBlock): (Paragraph | Table)[] => {
  switch (block.kind) {
    case 'heading':
      return [paragraph(words, block.runs, { heading: headings[block.level], keepNext: true })];
    case 'list':
      return block.items.map((item) =>
        paragraph(words, item, {
          numbering: { reference: block.ordered ? 'numbers' : 'dashes', level: 0 },
          spacing: { after: 60 },
        }),
      );
    case 'table':
      // Separates two consecutive tables, which would otherwise be merged.
      return [tableOf(words, block), new Paragraph({ spacing: { after: 60 }, children: [] })];
    case 'signatures':
      return [signaturesOf(words, block.sides), new Paragraph({ children: [] })];
    case 'notice':
      return [
        paragraph(
          words,
          block.runs,
          {
            spacing: { after: 200 },
            border: { left: { style: BorderStyle.SINGLE, size: 12, color: warning, space: 8 } },
          },
          { size: 18, color: warning },
        ),
      ];
    default:
      return [paragraph(words, block.runs)];
  }
};

const numberingOf = (reference: string, format: 'bullet' | 'decimal') => ({
  reference,
  levels: [
    {
      level: 0,
      format: format === 'bullet' ? LevelFormat.BULLET : LevelFormat.DECIMAL,
      text: format === 'bullet' ? '–' : '%1)',
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 420, hanging: 300 } } },
    },
  ],
});

const titleStyle = (size: number, before: number) => ({
  run: { font: 'Georgia', size, bold: size < 40, color: '18202B' },
  paragraph: { spacing: { before, after: 120 } },
});

const footerOf = ({ language, isDraft }: TemplatePrintInput): Footer => {
  const [before = '', between = ''] = templateFrameTexts.page[language]
    .split(/\{pages?\}/)
    .slice(0, 2);
  const kind = isDraft
    ? templateFrameTexts.draft[language]
    : templateFrameTexts.confidential[language];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: 'right', position: 9000 }],
        children: [
          new TextRun({
            size: 16,
            color: '5A6270',
            children: [`${kind}\t${before}`, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
};

const headerOf = (input: TemplatePrintInput): Header =>
  new Header({
    children: [
      new Paragraph({
        tabStops: [{ type: 'right', position: 9000 }],
        border: { bottom: { ...rule, space: 4 } },
        children: [
          new TextRun({ text: adviserName(input), size: 16, bold: true }),
          new TextRun({
            text: `\t${input.name} · v${input.versionNumber}`,
            size: 16,
            color: '5A6270',
          }),
        ],
      }),
    ],
  });

/** A document for a word processor. Values are inserted as text runs and never parsed as markup. */
export const templateDocx = async (input: TemplatePrintInput): Promise<Uint8Array> => {
  const words = wordsIn(input.language);
  const file = new Document({
    title: input.name,
    creator: adviserName(input),
    styles: {
      default: {
        document: {
          run: { font: 'Georgia', size: 21, language: { value: languageRegions[input.language] } },
          paragraph: { spacing: { line: 288 } },
        },
        heading1: titleStyle(40, 0),
        heading2: titleStyle(24, 280),
        heading3: titleStyle(21, 160),
      },
    },
    numbering: { config: [numberingOf('dashes', 'bullet'), numberingOf('numbers', 'decimal')] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_500, bottom: 1_300, left: 1_440, right: 1_440 },
          },
        },
        headers: { default: headerOf(input) },
        footers: { default: footerOf(input) },
        children: mergeForPrint(input).flatMap((block) => partsOf(words, block)),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
};
