import { strToU8, zipSync, type Zippable } from 'fflate';

export interface XlsxParts {
  /** The XML inside `worksheet` for each sheet name; `state` hides the sheet. */
  sheets: readonly { name: string; xml: string; state?: string }[];
  strings?: readonly string[];
  styles?: string;
  date1904?: boolean;
  /** Additional parts, or replacements of those written here. */
  more?: Zippable;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relationships = (relations: readonly [id: string, type: string, target: string][]): string =>
  `<Relationships xmlns="${packages}">${relations
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Writes a workbook as text, without using any code of the reader. */
export const buildXlsx = (parts: XlsxParts): Uint8Array<ArrayBuffer> => {
  const { sheets, strings = [], styles = '', date1904 = false, more = {} } = parts;
  const part = (name: string, xml: string): Zippable => ({ [name]: strToU8(xml) });
  return zipSync({
    ...part('[Content_Types].xml', '<Types/>'),
    ...part('_rels/.rels', relationships([['r1', 'officeDocument', 'xl/workbook.xml']])),
    ...part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(
          ({ name, state }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at + 1}"${state === undefined ? '' : ` state="${state}"`}/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    ...part(
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...sheets.map((_, at): [string, string, string] => [
          `s${at + 1}`,
          'worksheet',
          `worksheets/sheet${at + 1}.xml`,
        ]),
        ['strings', 'sharedStrings', 'sharedStrings.xml'],
        ['styles', 'styles', 'styles.xml'],
      ]),
    ),
    ...part(
      'xl/sharedStrings.xml',
      `<sst xmlns="${main}">${strings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
    ),
    ...part('xl/styles.xml', `<styleSheet xmlns="${main}">${styles}</styleSheet>`),
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(
          `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}">${xml}</worksheet>`,
        ),
      ]),
    ),
    ...more,
  });
};
