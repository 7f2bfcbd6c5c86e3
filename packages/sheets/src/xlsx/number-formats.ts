/** Formats that workbooks refer to only by number; those of dates and times as Excel shows them in en-US. */
const builtIn: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
};

export const builtInFormat = (id: number): string => builtIn[id] ?? 'General';

export interface ShownNumber {
  text: string;
  isDate: boolean;
}

export type NumberFormatter = (value: number, format: string) => ShownNumber;

/**
 * Parts of a format that are not date letters: quoted texts, escaped characters, spacing and fill characters, colours
 * and conditions. `[h]` is not removed, because it is a time.
 */
const literal = /"[^"]*"|[\\_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]|General|E[+-]/giu;

/** Whether a number in this format is a date or a time. */
export const isDateFormat = (format: string): boolean => {
  const [positive = ''] = format.replaceAll(literal, '').split(';');
  return /[dmyhs]/iu.test(positive);
};

/** The part of the library used here, which the library's types do not describe. */
interface FormatLibrary {
  format: (format: string, value: number, options: { date1904: boolean }) => unknown;
}

/** Formats a number as the workbook shows it; an unreadable format shows the plain number. */
export const numberFormatter = async (dateSystem: 1900 | 1904): Promise<NumberFormatter> => {
  const library: { SSF: FormatLibrary } = await import('@e965/xlsx');
  const options = { date1904: dateSystem === 1904 };
  const dates = new Map<string, boolean>();
  const isDate = (format: string): boolean => {
    const known = dates.get(format) ?? isDateFormat(format);
    dates.set(format, known);
    return known;
  };
  return (value, format) => {
    if (format === 'General' && Number.isInteger(value)) return { text: `${value}`, isDate: false };
    try {
      return { text: String(library.SSF.format(format, value, options)), isDate: isDate(format) };
    } catch {
      return { text: String(value), isDate: isDate(format) };
    }
  };
};
