import { buildXlsx } from './build-xlsx.ts';

const accounts = ['1000', '2130', '2813', '4000', '4300', '5720', '6000', '6400', '7000'];
const isCredit = (code: string): boolean => /^(?:1|28|40|7)/u.test(code);

/** A trial balance of so many subaccounts, as a dealer with every customer in it sends one; it adds up to nothing. */
export const buildLargeLedger = (rows: number): Uint8Array<ArrayBuffer> => {
  const strings: string[] = [];
  const text = (address: string, value: string): string => {
    strings.push(value);
    return `<c r="${address}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const amount = (address: string, value: number): string =>
    value === 0 ? '' : `<c r="${address}" s="1"><v>${value / 100}</v></c>`;
  const heads = ['Cuenta', 'Título', 'Debe', 'Haber', 'Saldo deudor', 'Saldo acreedor'];
  const xml = [
    `<row r="1">${text('A1', 'Balance de sumas y saldos del ejercicio 2025')}</row>`,
    `<row r="2">${heads.map((head, at) => text(`${'ABCDEF'[at] ?? ''}2`, head)).join('')}</row>`,
  ];
  let total = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = at + 3;
    const code = accounts[at % accounts.length] ?? '';
    const cents = ((at * 7_919) % 100_000) * 100 + (at % 97);
    const debit = at === rows - 1 ? -total : isCredit(code) ? -cents : cents;
    total += debit;
    const [left, right] = [Math.max(debit, 0), Math.max(-debit, 0)];
    xml.push(
      `<row r="${row}">${text(`A${row}`, `${code}${String(at).padStart(6, '0')}`)}${text(`B${row}`, `CONSTRUCCIONES PUIG ${at} SL`)}${amount(`C${row}`, left + 1_000)}${amount(`D${row}`, right + 1_000)}${amount(`E${row}`, left)}${amount(`F${row}`, right)}</row>`,
    );
  }
  return buildXlsx({
    sheets: [{ name: 'SyS', xml: `<sheetData>${xml.join('')}</sheetData>` }],
    strings,
    styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="4"/></cellXfs>',
  });
};
