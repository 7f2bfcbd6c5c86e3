import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, test } from 'vitest';
import { withPlainSpaces, buildReportView } from './testing/build-report-view.ts';

const document = valdeorzaDocument();
const dated: ValuationDocument = { ...document, valuationDate: '2026-09-30' };

const textOf = async (of: ValuationDocument): Promise<string> =>
  withPlainSpaces(JSON.stringify(await buildReportView(of)));

describe('a report of a date after the base year', () => {
  test('says from when flows count, how much of the first year, and of which day the balance is', async () => {
    const text = await textOf(dated);
    expect(text).toContain('se descuentan desde el 30 de septiembre de 2026');
    expect(text).toContain('cuentan 92 de 365 días (25,2 %)');
    expect(text).toContain('Balance a 31 de diciembre de 2025');
    expect(text).toContain('el balance del puente es a 31 de diciembre de 2025');
  });

  test('has one middle for the first year, and 30 June for the others alone', async () => {
    const text = await textOf(dated);
    expect(text).toContain('descontados a la mitad de ese periodo');
    expect(text).toContain('desde 2027, los flujos llegan, de media, el 30 de junio');
    expect(text).not.toContain('Mitad de año: los flujos llegan');
    const whole = await textOf(document);
    expect(whole).toContain('Mitad de año: los flujos llegan, de media, el 30 de junio');
    const oneYear = await textOf({ ...dated, projection: { ...dated.projection, years: 1 } });
    expect(oneYear).toContain('descontados a la mitad de ese periodo');
    expect(oneYear).not.toContain('30 de junio');
    const yearEnd = await textOf({ ...dated, discounting: 'year-end' });
    expect(yearEnd).toContain('cada flujo llega el 31 de diciembre');
  });

  test('with leases says that their debt is of the close of the base year', async () => {
    const leases: ValuationDocument['leases'] = {
      rent: 180_000,
      costOfDebt: 0.05,
      schedule: { basis: 'annuity', years: 6 },
    };
    const said =
      'Rentas pendientes al 31 de diciembre de 2025: la deuda no se ha llevado a la fecha';
    expect(await textOf({ ...dated, leases })).toContain(said);
    expect(await textOf({ ...document, leases })).not.toContain('Rentas pendientes al');
  });

  test('warns of no balance that is of its day', async () => {
    const text = await textOf({ ...dated, balanceDate: '2026-09-30' });
    expect(text).toContain('Balance a 30 de septiembre de 2026');
    expect(text).not.toContain('el balance del puente es a');
  });

  test('at the close of the base year says nothing of either', async () => {
    const text = await textOf(document);
    expect(text).not.toContain('se descuentan desde');
    expect(text).not.toContain('Balance a 31');
  });
});

test('beside 25 % for ever stands the value at the rate of the law, and interest saves tax at the former', async () => {
  const { buildUp } = document.costOfCapital;
  const small: ValuationDocument = {
    ...document,
    projection: { ...document.projection, spanishTax: { regime: 'small' } },
    terminal: { ...document.terminal, taxRate: 0.25 },
    costOfCapital: { ...document.costOfCapital, buildUp: { ...buildUp, taxRate: null } },
  };
  const text = await textOf(small);
  expect(text).toContain('Con el 20,0 % que la ley fija de forma permanente, el valor sería');
  expect(text).toContain('Después de impuestos (× 0,75)');
  // The permanent tax rate also changes the cost of capital.
  const lawful = { ...small, terminal: { ...small.terminal, taxRate: 0.2 } };
  const value = Math.round(valueCompany(lawful).result?.equityValue.central ?? Number.NaN);
  expect(text.replaceAll('.', '')).toContain(`el valor sería ${String(value)}`);
});
