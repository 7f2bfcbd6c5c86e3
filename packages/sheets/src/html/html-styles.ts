import type { SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';

/** The parts of a cell's style that affect its content. */
export interface HtmlStyle {
  format: string | null;
  indent: number;
  isHidden: boolean;
}

const rule = /\.([\w-]+)\s*\{([^}]*)\}/gu;
const numberFormat = /mso-number-format\s*:\s*("(?:\\.|[^"\\])*"|[^;}"]+)/iu;
const indentCount = /mso-char-indent-count\s*:\s*(\d{1,2})/iu;
const hidden = /(?:^|;|\s)display\s*:\s*none/iu;
const displayed = (what: string): RegExp =>
  new RegExp(`mso-displayed-${what}-separator\\s*:\\s*"([^"]{1,4})"`, 'iu');
const [decimal, thousand] = [displayed('decimal'), displayed('thousand')];

/** Excel's names for some of its number formats in HTML. */
const namedFormats: Readonly<Record<string, string>> = {
  fixed: '0.00',
  standard: '#,##0.00',
  percent: '0.00%',
  scientific: '0.00E+00',
  'short date': 'dd/mm/yyyy',
  'medium date': 'dd-mmm-yy',
  'long date': 'dddd, mmmm dd, yyyy',
  'short time': 'hh:mm',
};

/** Decodes CSS escapes: a backslash before a character or before its code. */
const unescapeCss = (text: string): string =>
  text
    .replaceAll(/\\([\dA-Fa-f]{4})\s?/gu, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replaceAll(/\\(.)/gu, '$1');

const formatOf = (css: string): string | null => {
  const [, found] = numberFormat.exec(css) ?? [];
  if (found === undefined) return null;
  const format = unescapeCss(found.trim().replaceAll(/^"|"$/gu, ''));
  return namedFormats[format.toLowerCase()] ?? format;
};

export const parseCellStyle = (css: string): HtmlStyle => ({
  format: formatOf(css),
  indent: Number(indentCount.exec(css)?.[1] ?? 0),
  isHidden: hidden.test(css),
});

/** The styles of a page by class name. */
export const classStyles = (css: string): Map<string, HtmlStyle> =>
  new Map([...css.matchAll(rule)].map(([, name = '', body = '']) => [name, parseCellStyle(body)]));

/** The decimal and thousands separators with which Excel wrote the numbers of a page. */
export const displayedSeparators = (css: string): SourceFile['marks'] => {
  const mark = (pattern: RegExp): string | null => {
    const [, found] = pattern.exec(css) ?? [];
    return found === undefined ? null : unescapeCss(found);
  };
  const found = mark(decimal);
  return found === null ? null : { decimal: found, thousands: mark(thousand) };
};
