import type { AccountSigns } from '../decisions/account-signs.ts';
import { figureValue, type DecimalSeparator } from '../figures/figure-value.ts';
import type { ValuedRow } from '../rows/row-tree.ts';
import type { BlockStructure } from './block-structure.ts';

/** A balance next to its debit and credit columns determines its own sign convention. */
export const signsFromDebitAndCredit = (
  structure: BlockStructure,
  rows: readonly ValuedRow[],
  mark: DecimalSeparator | null,
): AccountSigns | null => {
  const [measure] = structure.plan.measures;
  if (structure.plan.measures.length !== 1 || measure?.kind !== 'single') return null;
  const column = (name: 'debit' | 'credit') =>
    structure.columns.figures.find(
      ({ column: one, head }) =>
        measure.support.includes(one) && head.measure === name && head.stage !== 'opening',
    )?.column;
  const [debit, credit] = [column('debit'), column('credit')];
  if (debit === undefined || credit === undefined) return null;
  const tried = rows.flatMap((row) => {
    const at = (wanted: number) => {
      const cell = row.row.cells.find((one) => one.column === wanted);
      const reading = cell === undefined ? undefined : structure.readings.of(cell);
      return reading?.kind === 'figure' ? (figureValue(reading.figure, mark) ?? 0) : 0;
    };
    const value = row.values[0] ?? null;
    return value === null || value === 0 || row.role !== 'leaf'
      ? []
      : [{ value, net: at(debit) - at(credit) }];
  });
  const share = (test: (one: { value: number; net: number }) => boolean) =>
    tried.filter(test).length / Math.max(tried.length, 1);
  const isDebit = share(({ value, net }) => Math.abs(value - net) < 0.02) >= 0.9;
  const isCredit = share(({ value, net }) => Math.abs(value + net) < 0.02) >= 0.9;
  if (isDebit === isCredit) return null;
  return isDebit ? 'debit-positive' : 'credit-positive';
};
