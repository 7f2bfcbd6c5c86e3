import { languageRegions } from '@valia/i18n/languages.ts';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TextRun,
} from 'docx';
import type { ValuationReportView } from '../valuation-report-view.ts';
import type { DrawChart } from './chart-pictures.ts';
import { type DocxPart, docxParts } from './docx-blocks.ts';
import { borders, colours, reportStyles, styleIds } from './docx-styles.ts';
import { factTable, pageTextWidth } from './docx-tables.ts';
import { reportOutline } from './report-outline.ts';
import { textRun } from './text-run.ts';

/** A logo as in the report, with its size in pixels. */
export interface DocxLogo {
  bytes: Uint8Array;
  mediaType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

interface DocxOptions {
  language: ReportLanguage;
  view: ValuationReportView;
  /** `#rrggbb`, dark enough to be readable. */
  brand: string;
  logo: DocxLogo | null;
  draw: DrawChart;
}

const paragraph = (style: string, text: string): Paragraph =>
  new Paragraph({ style, children: [textRun(text)] });

/** A header on each page with the notice that this is not an issued report. */
const headerOf = ({ copy, runningName, runningTitle }: ValuationReportView): Header =>
  new Header({
    children: [
      new Paragraph({
        style: styleIds.note,
        tabStops: [{ type: 'right', position: pageTextWidth }],
        children: [
          textRun(runningTitle),
          new TextRun({ children: [new Tab(), runningName], bold: true }),
        ],
      }),
      new Paragraph({
        style: styleIds.note,
        border: { bottom: { ...borders.rule, space: 4 } },
        children: [textRun(copy.header, { bold: true, color: colours.warning })],
      }),
    ],
  });

const footerOf = ({ code, confidential, pageNumber }: ValuationReportView): Footer => {
  const [before = '', between = '', after = ''] = pageNumber.split(/\{pages?\}/);
  return new Footer({
    children: [
      new Paragraph({
        style: styleIds.note,
        tabStops: [{ type: 'right', position: pageTextWidth }],
        children: [
          new TextRun({
            children: [
              `${confidential} · ${code}`,
              new Tab(),
              before,
              PageNumber.CURRENT,
              between,
              PageNumber.TOTAL_PAGES,
              after,
            ],
          }),
        ],
      }),
    ],
  });
};

const largestLogo = { width: 220, height: 56 };

const logoParagraph = (view: ValuationReportView, logo: DocxLogo): Paragraph => {
  const scale = Math.min(largestLogo.width / logo.width, largestLogo.height / logo.height);
  return new Paragraph({
    children: [
      new ImageRun({
        type: logo.mediaType === 'image/png' ? 'png' : 'jpg',
        data: logo.bytes,
        transformation: {
          width: Math.round(logo.width * scale),
          height: Math.round(logo.height * scale),
        },
        altText: { name: 'logo', title: '', description: view.cover.logoText },
      }),
    ],
  });
};

const coverParts = ({ logo, view }: DocxOptions): DocxPart[] => {
  const { copy, cover, notice } = view;
  const { seal } = notice;
  return [
    paragraph(styleIds.mark, copy.notice),
    ...(logo === null ? [] : [logoParagraph(view, logo)]),
    paragraph(styleIds.lead, cover.organization),
    ...(cover.place === '' ? [] : [paragraph(styleIds.small, cover.place)]),
    new Paragraph({
      style: styleIds.small,
      spacing: { before: 1_600 },
      children: [textRun(cover.kind)],
    }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [textRun(cover.company)] }),
    ...cover.subject.map((text) => paragraph(styleIds.lead, text)),
    factTable(cover.rows.map(({ label, value }) => ({ lead: label, text: value }))),
    new Paragraph({ style: styleIds.note, children: [] }),
    paragraph(styleIds.small, `${seal.version} ${seal.fingerprint} ${seal.sha256}`),
    new Paragraph({
      style: styleIds.small,
      children: [textRun(`${notice.title} `, { bold: true }), textRun(notice.paragraphs.join(' '))],
    }),
  ];
};

/**
 * The report for readers who must edit it: the contents of the PDF, with styles, real tables and its charts as
 * described pictures. Texts are inserted as text runs and never parsed as markup.
 */
export const reportDocx = async (options: DocxOptions): Promise<Uint8Array> => {
  const { brand, draw, language, view } = options;
  const parts: DocxPart[] = [];
  for (const block of reportOutline(view)) parts.push(...(await docxParts(block, draw)));
  const file = new Document({
    title: view.title,
    creator: view.author,
    subject: view.copy.header,
    styles: reportStyles(brand.slice(1), languageRegions[language]),
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_750, bottom: 1_200, left: 1_303, right: 1_303 },
          },
        },
        headers: { default: headerOf(view) },
        footers: { default: footerOf(view) },
        children: [...coverParts(options), ...parts],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
};
