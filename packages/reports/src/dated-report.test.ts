import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, test } from 'vitest';
import { plain, viewOf } from './testing/view-of.ts';

const document = valdeorzaDocument();
const dated: ValuationDocument = { ...document, valuationDate: '2026-09-30' };

const textOf = async (of: ValuationDocument): Promise<string> =>
  plain(JSON.stringify(await viewOf(of)));

describe('a report of a date after the base year', () => {
  test('says from when flows count, how much of the first year, and of which day the balance is', async () => {
    const text = await textOf(dated);
    expect(text).toContain('se descuentan desde el 30 de septiembre de 2026');
    expect(text).toContain('cuentan 92 de 365 días (25,2 %)');
    expect(text).toContain('Balance a 31 de diciembre de 2025');
    expect(text).toContain('el balance del puente es a 31 de diciembre de 2025');
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
  // The tax of the law for ever moves the cost of capital as well.
  const lawful = { ...small, terminal: { ...small.terminal, taxRate: 0.2 } };
  const value = Math.round(valueCompany(lawful).result?.equityValue.central ?? Number.NaN);
  expect(text.replaceAll('.', '')).toContain(`el valor sería ${String(value)}`);
});
