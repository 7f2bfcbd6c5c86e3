import { describe, expect, it } from 'vitest';
import { pastedTextToSheet } from '../accounts-intake/blocks/pasted-text-to-sheet.ts';
import { makeSourceFile, readIntake } from '../accounts-intake/testing/read-intake.ts';
import { pastedTargets, type PastedTarget } from './pasted-target.ts';
import { sumsOfIntake, targetOf } from './sums-of-intake.ts';
import { pastedSamples } from './testing/pasted-samples.ts';

/** Every row of the detailed accounts, including those that only ratios need. */
const targets = new Set<PastedTarget>(
  pastedTargets.filter((target) => target !== 'ebitda' && target !== 'netWorkingCapital'),
);

const read = (text: string, answers: Readonly<Record<string, string>> = {}) =>
  readIntake([makeSourceFile([pastedTextToSheet(text)])], { answers }).intake;

const byColumn = (
  text: string,
  years: readonly number[],
  answers: Readonly<Record<string, string>> = {},
) =>
  Object.fromEntries(
    Object.entries(sumsOfIntake(read(text, answers), targets).lines).map(([target, amounts]) => [
      target,
      years.map((year) => amounts[year] ?? null),
    ]),
  );

describe('forty pasted blocks', () => {
  it('are forty, each by its own name', () => {
    expect(new Set(pastedSamples.map(({ name }) => name)).size).toBe(40);
  });

  it.each(pastedSamples)('$name', ({ text, years, lines, asks = [], answers = {} }) => {
    expect(read(text).questions.map(({ id }) => id)).toEqual(asks);
    expect(byColumn(text, years, answers)).toEqual(lines);
  });
});

describe('what a valuation takes of a document', () => {
  const statement = '\t2025\nImporte neto de la cifra de negocios\t700.000\nEBITDA\t90.000';

  it('shows the equity of a ledger where the sums have it: nowhere, until somebody places it', () => {
    const ledger =
      'Cuenta\tNombre\t2025\n100\tCapital social\t-10.000\n112\tReserva legal\t-20.000\n430\tClientes\t50.000\n600\tCompras\t30.000\n700\tVentas\t-50.000';
    const intake = read(ledger);
    const equity = intake.figures.filter(({ place }) => place === 'equity');
    expect(equity.map((figure) => targetOf(figure, {}))).toEqual([null, null]);
    expect(sumsOfIntake(intake, targets).lines).not.toHaveProperty('equity');
    const [capital] = equity.map(({ row }) => row);
    const placed = sumsOfIntake(intake, targets, { [String(capital)]: 'equity' });
    expect(placed.lines.equity).toEqual({ 2025: 10_000 });
  });

  it('computes no total from one side alone', () => {
    const part = '\t2025\nImporte neto de la cifra de negocios\t700.000\nClientes\t120.000';
    const summary = new Set<PastedTarget>(['revenue', 'ebitda', 'netWorkingCapital']);
    expect(sumsOfIntake(read(part), summary).lines).toEqual({ revenue: { 2025: 700_000 } });
  });

  it('applies an answer about the unit only to tables that state none', () => {
    const two =
      'Cuenta de pérdidas y ganancias\t2025\nImporte neto de la cifra de negocios\t12.480.000\nAprovisionamientos\t-5.000.000\n\n\n\nBalance en miles de euros\t2025\nClientes\t210\nProveedores\t110';
    expect(byColumn(two, [2025], { unit: '1' })).toMatchObject({
      revenue: [12_480_000],
      tradeReceivables: [210_000],
      tradePayables: [110_000],
    });
  });

  it('takes a printed EBITDA for the accounts in summary, and computes one that is not printed', () => {
    const summary = new Set<PastedTarget>(['revenue', 'ebitda', 'netWorkingCapital']);
    expect(sumsOfIntake(read(statement), summary).lines).toEqual({
      revenue: { 2025: 700_000 },
      ebitda: { 2025: 90_000 },
    });
    const parts =
      '\t2025\nImporte neto de la cifra de negocios\t700.000\nAprovisionamientos\t-300.000\nExistencias\t40.000\nProveedores\t15.000';
    expect(sumsOfIntake(read(parts), summary).lines).toEqual({
      revenue: { 2025: 700_000 },
      ebitda: { 2025: 400_000 },
      netWorkingCapital: { 2025: 25_000 },
    });
  });

  it('places a row where somebody says, inventories apart from customers', () => {
    const text = '\t2025\nClientes\t120.000\nGénero en consigna\t30.000\nProveedores\t80.000';
    const [question] = read(text).questions;
    expect(question?.id).toBe('row:genero en consigna');
    const answered = read(text, { 'row:genero en consigna': 'nwc_asset' });
    const choices = { 'row:genero en consigna': 'inventories' as const };
    expect(sumsOfIntake(answered, targets, choices).lines).toEqual({
      tradeReceivables: { 2025: 120_000 },
      inventories: { 2025: 30_000 },
      tradePayables: { 2025: 80_000 },
    });
  });

  it('takes no line of the balance out of a statement of cash flows', () => {
    const flows = read(
      'ESTADO DE FLUJOS DE EFECTIVO\t2025\nPagos por inversiones\t(320.000)\nInmovilizado material\t(300.000)\nCobros por desinversiones\t25.000',
    );
    expect(flows.figures.map(({ place, amount }) => [place, amount])).toEqual([
      ['capital_expenditure', 320_000],
    ]);
    expect(flows.questions).toEqual([]);
  });
});
