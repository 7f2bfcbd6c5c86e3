import type { XmlAttributes, XmlReader } from '../xml/read-xml.ts';
import { isNumberStyle, OdsNumberFormat } from './ods-number-format.ts';

interface NamedStyle {
  parent: string | null;
  numberStyle: string | null;
  indent: number | null;
  isDisplayed: boolean | null;
}

const pointsOf: Readonly<Record<string, number>> = {
  cm: 28.346,
  mm: 2.8346,
  in: 72,
  pt: 1,
  pc: 12,
};
/** Spreadsheets store one level of indentation as ten points. */
const stepPoints = 10;

const stepsOf = (length: string | undefined): number | null => {
  const [, amount, unit] = /^(-?[\d.]+)(\w+)$/u.exec(length ?? '') ?? [];
  if (amount === undefined || unit === undefined) return null;
  return Math.max(0, Math.round((Number(amount) * (pointsOf[unit] ?? 1)) / stepPoints));
};

/** The styles of an OpenDocument by name, from the two parts that contain styles. */
export class OdsStyles implements XmlReader {
  private readonly styles = new Map<string, NamedStyle>();
  private readonly formats = new Map<string, string>();
  private style: NamedStyle | null = null;
  private format: OdsNumberFormat | null = null;
  private isText = false;

  onOpen(name: string, attributes: XmlAttributes): void {
    if (name === 'style') this.openStyle(attributes);
    else if (isNumberStyle(name)) this.format = new OdsNumberFormat(attributes['name'] ?? '');
    else if (this.format !== null) {
      this.format.addElement(name, attributes);
      this.isText = name === 'text' || name === 'currency-symbol';
    } else if (this.style === null) return;
    else if (name === 'paragraph-properties')
      this.style.indent = stepsOf(attributes['margin-left']) ?? this.style.indent;
    else if (name === 'table-properties' && attributes['display'] !== undefined)
      this.style.isDisplayed = attributes['display'] !== 'false';
  }

  onText(text: string): void {
    if (this.isText) this.format?.addText(text);
  }

  onClose(name: string): void {
    this.isText = false;
    if (name === 'style') this.style = null;
    if (!isNumberStyle(name) || this.format === null) return;
    this.formats.set(this.format.style, this.format.value);
    this.format = null;
  }

  formatOf(style: string | null): string {
    const named = this.first(style, ({ numberStyle }) => numberStyle);
    return named === null ? 'General' : (this.formats.get(named) ?? 'General');
  }

  indentOf(style: string | null): number {
    return this.first(style, ({ indent }) => indent) ?? 0;
  }

  isDisplayed(style: string | null): boolean {
    return this.first(style, ({ isDisplayed }) => isDisplayed) ?? true;
  }

  /** The value of a style or of the nearest style that it is based on; a circular reference ends the search. */
  private first<T>(style: string | null, pick: (style: NamedStyle) => T | null): T | null {
    let name = style;
    for (let steps = 0; name !== null && steps < 10; steps += 1) {
      const named: NamedStyle | undefined = this.styles.get(name);
      if (named === undefined) return null;
      const picked = pick(named);
      if (picked !== null) return picked;
      name = named.parent;
    }
    return null;
  }

  private openStyle(attributes: XmlAttributes): void {
    this.style = {
      parent: attributes['parent-style-name'] ?? null,
      numberStyle: attributes['data-style-name'] ?? null,
      indent: null,
      isDisplayed: null,
    };
    this.styles.set(attributes['name'] ?? '', this.style);
  }
}
