import type { XmlAttributes } from '../xml/read-xml.ts';

/** The date and time sections of a format by their OpenDocument element, as other spreadsheets write them. */
const dateSections: Readonly<Record<string, readonly [short: string, long: string]>> = {
  day: ['d', 'dd'],
  month: ['m', 'mm'],
  year: ['yy', 'yyyy'],
  hours: ['h', 'hh'],
  minutes: ['m', 'mm'],
  seconds: ['s', 'ss'],
  'day-of-week': ['ddd', 'dddd'],
};

const quoted = (text: string): string =>
  /^[\s\-/:.,()%€$+]*$/u.test(text) ? text : `"${text.replaceAll('"', '')}"`;

const numberSection = (attributes: XmlAttributes): string => {
  const places = Number(attributes['decimal-places'] ?? 0);
  const whole = Math.min(20, Math.max(1, Number(attributes['min-integer-digits'] ?? 1)));
  const digits = attributes['grouping'] === 'true' ? `#,##${'0'.repeat(whole)}` : '0'.repeat(whole);
  const decimals = places > 0 ? `.${'0'.repeat(Math.min(20, places))}` : '';
  // A factor of 1,000 shows thousands; other spreadsheets write it as a comma after the last digit.
  const scale = Math.round(Math.log10(Number(attributes['display-factor'] ?? 1)) / 3);
  return digits + decimals + ','.repeat(Math.min(4, Math.max(0, scale || 0)));
};

/** Converts one OpenDocument number style to a number format as stored in .xlsx. */
export class OdsNumberFormat {
  private format = '';

  constructor(readonly style: string) {}

  addElement(name: string, attributes: XmlAttributes): void {
    const section = dateSections[name];
    if (section !== undefined) {
      const [short, long] = section;
      if (name === 'month' && attributes['textual'] === 'true') this.format += 'mmm';
      else this.format += attributes['style'] === 'long' ? long : short;
    } else if (name === 'number') this.format += numberSection(attributes);
    else if (name === 'scientific-number') this.format += '0.00E+00';
  }

  addText(text: string): void {
    this.format += quoted(text);
  }

  get value(): string {
    return this.format === '' ? 'General' : this.format;
  }
}

export const isNumberStyle = (name: string): boolean =>
  /^(?:number|currency|percentage|date|time|boolean|text)-style$/u.test(name);
