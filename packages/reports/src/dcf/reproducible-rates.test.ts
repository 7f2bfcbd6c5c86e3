import { chooseTaxRegime } from '@valia/domain/corporate-tax/choose-tax.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { expect, test } from 'vitest';
import { machiningWorkshop } from '../testing/machining-workshop.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const workshop = machiningWorkshop();
const said = async (document: typeof workshop) =>
  withPlainSpaces(JSON.stringify(await buildReportView(document)));
const numberIn = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

test('the implied exit multiple follows from what is printed beside it', async () => {
  const text = await said(workshop);
  const printed =
    /al cierre del último año: ([\d.]+) × \(1 \+ ([\d,]+) %\)\^([\d,]+) \/ ([\d.]+) = ([\d,]+)x/u.exec(
      text,
    );
  const [value = 0, rate = 0, years = 0, ebitda = 0, multiple = 0] = (printed ?? [])
    .slice(1)
    .map(numberIn);
  expect(years).toBe(0.5);
  expect((value * (1 + rate / 100) ** years) / ebitda).toBeCloseTo(multiple, 2);
});

test('the other tax for ever says that it moves the WACC too, with both rates', async () => {
  const taxed = chooseTaxRegime(
    writeField(workshop, 'costOfCapital.buildUp.taxRate', null),
    'small',
  );
  const text = await said(writeField(taxed, 'terminal.taxRate', 0.25));
  const rates =
    /Con el 20,0 % que la ley fija [^"]*, y con él el WACC, del ([\d,]+) % al ([\d,]+) %/u;
  const [given = 0, other = 0] = (rates.exec(text) ?? []).slice(1).map(numberIn);
  // With less tax, interest saves less tax, so the WACC is higher.
  expect(given).toBeGreaterThan(10);
  expect(other).toBeGreaterThan(given);
});

test('leverage is one figure in the company’s page and in the ratios', async () => {
  const { basis, company } = await buildReportView(workshop);
  const label = '(Deuda − tesorería) / EBITDA normalizado';
  const key = company?.keyFigures.find((one) => withPlainSpaces(one.label) === label);
  const row = basis?.ratios?.table.rows.find((one) => withPlainSpaces(one.label) === label);
  expect(key?.value).toBe(row?.cells.at(-1)?.text);
});
