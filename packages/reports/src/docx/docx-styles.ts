import { BorderStyle, type IStylesOptions, LineRuleType } from 'docx';

/** The colours of the PDF; fonts and sizes are those that every word processor has. */
export const colours = {
  ink: '18202B',
  dimmed: '5A6270',
  hair: 'C9C3B5',
  tint: 'EFECE4',
  above: 'E0EFE6',
  below: 'F8E0DF',
  accent: 'A8431F',
  warning: '8A5A00',
} as const;

export const borders = {
  none: { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' },
  hair: { style: BorderStyle.SINGLE, size: 4, color: colours.hair },
  rule: { style: BorderStyle.SINGLE, size: 8, color: colours.ink },
} as const;

/** The styles that a reader can change once for the whole document, under the names that their word processor shows. */
export const styleIds = {
  lead: 'ReportLead',
  value: 'ReportValue',
  small: 'ReportSmall',
  note: 'ReportNote',
  label: 'ReportTableLabel',
  figure: 'ReportTableFigure',
  mark: 'ReportMark',
} as const;

/** Set explicitly, because without it LibreOffice cuts a picture off at the height of a line. */
const grows = { lineRule: LineRuleType.AUTO };

const serif = 'Georgia';
const sans = 'Arial';

interface StyleLook {
  name: string;
  font: string;
  size: number;
  color?: string;
  after: number;
  isEnd?: boolean;
}

const styleOf = (id: string, { after, color, font, isEnd = false, name, size }: StyleLook) => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  run: { font, size, color: color ?? colours.ink },
  paragraph: {
    spacing: { before: 0, after, line: size < 20 ? 250 : 276, ...grows },
    ...(isEnd && { alignment: 'right' as const }),
  },
});

const headingOf = (size: number, before: number, color: string) => ({
  run: { font: serif, size, color, bold: size < 36 },
  paragraph: { spacing: { before, after: 140 }, keepNext: true },
});

/** Sizes are in half points, distances in twentieths of a point. */
export const reportStyles = (brand: string, language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font: serif, size: 20, color: colours.ink, language: { value: language } },
      paragraph: { spacing: { after: 140, line: 276, ...grows } },
    },
    title: {
      run: { font: serif, size: 60, color: colours.ink },
      paragraph: { spacing: { after: 160 } },
    },
    heading1: headingOf(40, 520, colours.ink),
    heading2: headingOf(24, 300, brand),
  },
  paragraphStyles: [
    styleOf(styleIds.lead, { name: 'Report lead', font: serif, size: 23, after: 200 }),
    styleOf(styleIds.value, { name: 'Report value', font: serif, size: 72, after: 60 }),
    styleOf(styleIds.small, {
      name: 'Report small',
      font: sans,
      size: 16,
      color: colours.dimmed,
      after: 120,
    }),
    styleOf(styleIds.note, {
      name: 'Report note',
      font: sans,
      size: 15,
      color: colours.dimmed,
      after: 40,
    }),
    styleOf(styleIds.label, { name: 'Report table label', font: sans, size: 16, after: 0 }),
    styleOf(styleIds.figure, {
      name: 'Report table figure',
      font: sans,
      size: 16,
      after: 0,
      isEnd: true,
    }),
    styleOf(styleIds.mark, {
      name: 'Report mark',
      font: sans,
      size: 17,
      color: colours.warning,
      after: 160,
    }),
  ],
});
