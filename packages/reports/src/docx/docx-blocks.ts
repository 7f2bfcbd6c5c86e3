import { HeadingLevel, ImageRun, Paragraph, Tab, type Table, TextRun } from 'docx';
import type { SideNote } from '../content/report-table.ts';
import type { ChartPicture, DrawChart } from './chart-pictures.ts';
import { colours, styleIds } from './docx-styles.ts';
import { factTable, figureTable, buildTextTable } from './docx-tables.ts';
import type { OutlineBlock, OutlineChart } from './outline-block.ts';
import { textRun } from './text-run.ts';

export type DocxPart = Paragraph | Table;

const marks = { tick: '✓', warning: '△' } as const;

const noteParagraph = ({ lead, letter, text }: SideNote): Paragraph =>
  new Paragraph({
    style: styleIds.note,
    children: [
      ...(letter === '' ? [] : [textRun(`${letter} `, { superScript: true, bold: true })]),
      ...(lead === '' ? [] : [textRun(`${lead} `, { bold: true, color: colours.ink })]),
      textRun(text),
    ],
  });

/** The width between the margins, in pixels of the page. */
const mostPixels = 618;

/** Charts side by side are on one line. */
const pictureRun = (
  { alternative, name }: OutlineChart,
  picture: ChartPicture,
  beside: number,
): ImageRun => {
  const scale = Math.min(1, mostPixels / beside / picture.width);
  const [width, height] = [picture.width * scale, picture.height * scale].map(Math.floor);
  return new ImageRun({
    type: 'png',
    data: picture.bytes,
    transformation: { width: width ?? 0, height: height ?? 0 },
    altText: { name, title: '', description: alternative },
  });
};

const chartParagraphs = async (
  given: readonly OutlineChart[],
  draw: DrawChart,
): Promise<Paragraph[]> => {
  const pictures: ImageRun[] = [];
  // One after the other, because all are drawn by the same typesetter.
  for (const chart of given) pictures.push(pictureRun(chart, await draw(chart), given.length));
  const [only] = given;
  const subject = given.length === 1 ? (only?.subject ?? '') : '';
  return [
    ...(subject === ''
      ? []
      : [
          new Paragraph({
            style: styleIds.small,
            keepNext: true,
            children: [textRun(subject)],
          }),
        ]),
    new Paragraph({ children: pictures }),
  ];
};

/** Separates two consecutive tables, which would otherwise be merged. */
const apart = (table: Table): DocxPart[] => [
  table,
  new Paragraph({ style: styleIds.note, children: [] }),
];

const headingOf = (
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
  text: string,
  pageBreakBefore = false,
): Paragraph => new Paragraph({ heading: level, pageBreakBefore, children: [textRun(text)] });

const itemParagraphs = ({ items, mark }: Extract<OutlineBlock, { kind: 'items' }>): Paragraph[] =>
  items.map(
    ({ lead, text }, index) =>
      new Paragraph({
        style: styleIds.label,
        spacing: { after: 80 },
        indent: { left: 360, hanging: 360 },
        children: [
          new TextRun({
            children: [mark === 'number' ? String(index + 1) : marks[mark], new Tab()],
          }),
          ...(lead === '' ? [] : [textRun(`${lead} `, { bold: true })]),
          textRun(text),
        ],
      }),
  );

const noteParagraphs = ({
  notes,
  title,
}: Extract<OutlineBlock, { kind: 'notes' }>): Paragraph[] => {
  const written = notes.map(noteParagraph);
  if (title === '') return written;
  const children = [textRun(title, { bold: true })];
  return [new Paragraph({ style: styleIds.note, keepNext: true, children }), ...written];
};

/** A block in the elements of a word processor. */
export const docxParts = async (block: OutlineBlock, draw: DrawChart): Promise<DocxPart[]> => {
  switch (block.kind) {
    case 'chapter':
      return [headingOf(HeadingLevel.HEADING_1, block.text, block.beginsPage)];
    case 'heading':
      return [headingOf(HeadingLevel.HEADING_2, block.text)];
    case 'prose':
      return [new Paragraph({ children: [textRun(block.text)] })];
    case 'lead':
    case 'small':
    case 'value':
      return [new Paragraph({ style: styleIds[block.kind], children: [textRun(block.text)] })];
    case 'items':
      return itemParagraphs(block);
    case 'facts':
      return apart(factTable(block.rows));
    case 'words':
      return apart(buildTextTable(block.columns, block.rows));
    case 'table':
      return apart(figureTable(block.table));
    case 'notes':
      return noteParagraphs(block);
    case 'charts':
      return chartParagraphs(block.charts, draw);
  }
};
