import { HeadingLevel, ImageRun, Paragraph, Tab, type Table, TextRun } from 'docx';
import type { MarginNote } from '../content/report-table.ts';
import type { ChartPicture, DrawChart } from './chart-pictures.ts';
import { colours, styleIds } from './docx-styles.ts';
import { factTable, figureTable, wordTable } from './docx-tables.ts';
import type { OutlineBlock, OutlineChart } from './outline-block.ts';

export type DocxPart = Paragraph | Table;

const marks = { tick: '✓', warning: '△' } as const;

const noteParagraph = ({ lead, letter, text }: MarginNote): Paragraph =>
  new Paragraph({
    style: styleIds.note,
    children: [
      ...(letter === ''
        ? []
        : [new TextRun({ text: `${letter} `, superScript: true, bold: true })]),
      ...(lead === '' ? [] : [new TextRun({ text: `${lead} `, bold: true, color: colours.ink })]),
      new TextRun(text),
    ],
  });

const pictureRun = ({ alternative, name }: OutlineChart, picture: ChartPicture): ImageRun =>
  new ImageRun({
    type: 'png',
    data: picture.bytes,
    transformation: { width: picture.width, height: picture.height },
    altText: { name, title: '', description: alternative },
  });

const chartParagraphs = async (
  given: readonly OutlineChart[],
  draw: DrawChart,
): Promise<Paragraph[]> => {
  const pictures: ImageRun[] = [];
  // One after the other: all are drawn by the same typesetter.
  for (const chart of given) pictures.push(pictureRun(chart, await draw(chart)));
  const [only] = given;
  const subject = given.length === 1 ? (only?.subject ?? '') : '';
  return [
    ...(subject === ''
      ? []
      : [
          new Paragraph({
            style: styleIds.small,
            keepNext: true,
            children: [new TextRun(subject)],
          }),
        ]),
    new Paragraph({ children: pictures }),
  ];
};

/** Two tables in a row would be one. */
const apart = (table: Table): DocxPart[] => [
  table,
  new Paragraph({ style: styleIds.note, children: [] }),
];

const styled = (style: string, text: string): Paragraph[] => [
  new Paragraph({ style, children: [new TextRun(text)] }),
];

/** A block as a word processor has it. */
export const docxParts = async (block: OutlineBlock, draw: DrawChart): Promise<DocxPart[]> => {
  switch (block.kind) {
    case 'chapter':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          pageBreakBefore: block.beginsPage === true,
          children: [new TextRun(block.text)],
        }),
      ];
    case 'heading':
      return [
        new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(block.text)] }),
      ];
    case 'prose':
      return [new Paragraph({ children: [new TextRun(block.text)] })];
    case 'lead':
    case 'small':
    case 'value':
      return styled(styleIds[block.kind], block.text);
    case 'items':
      return block.items.map(
        ({ lead, text }, index) =>
          new Paragraph({
            style: styleIds.label,
            spacing: { after: 80 },
            indent: { left: 360, hanging: 360 },
            children: [
              new TextRun({
                children: [
                  block.mark === 'number' ? String(index + 1) : marks[block.mark],
                  new Tab(),
                ],
              }),
              ...(lead === '' ? [] : [new TextRun({ text: `${lead} `, bold: true })]),
              new TextRun(text),
            ],
          }),
      );
    case 'facts':
      return apart(factTable(block.rows));
    case 'words':
      return apart(wordTable(block.columns, block.rows));
    case 'table':
      return apart(figureTable(block.table));
    case 'notes':
      return [
        ...(block.title === ''
          ? []
          : [
              new Paragraph({
                style: styleIds.note,
                keepNext: true,
                children: [new TextRun({ text: block.title, bold: true })],
              }),
            ]),
        ...block.notes.map(noteParagraph),
      ];
    case 'charts':
      return chartParagraphs(block.charts, draw);
  }
};
