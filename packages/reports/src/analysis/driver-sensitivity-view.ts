import { msg } from '@lingui/core/macro';
import type { SensitivityAxis } from '@valia/valuation/analyses/sensitivity-by-drivers.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { sensitivityOffsets as places } from '../content/report-analyses.ts';
import { driverName } from '@valia/figures/words/driver-name.ts';
import { driverFormatters } from '@valia/figures/words/driver-formatters.ts';
import { withinSentence } from '@valia/i18n/terms/within-sentence.ts';
import type { ReportContext } from '../content/report-context.ts';
import { cell, column, remark, row } from '../content/report-table.ts';
import { cellMark, type SensitivityView } from './sensitivity-view.ts';

const basePlace = places.indexOf(0);

const stepText = (
  context: ReportContext,
  { driver, steps }: SensitivityAxis,
  place: number,
): string => {
  const amount = steps[place] ?? 0;
  return amount === 0
    ? context.t(msg`Base`)
    : driverFormatters(context.numbers).change(driver, { amount, apply: 'shift' });
};

/** The central value by the two assumptions that the adviser chose; null without a choice. */
export const driverSensitivityView = (context: ReportContext): SensitivityView | null => {
  const { analyses, numbers, result, t } = context;
  const chosen = analyses.chosenSensitivity();
  if (chosen === null) return null;
  const { columns, grid, rows } = chosen;
  const base = equityOfResult(result).central;
  const rowName = withinSentence(driverName(context.numbers, rows.driver));
  const columnName = withinSentence(driverName(context.numbers, columns.driver));
  const missing = t(msg`n. d.`);
  const value = (place: number, at: number) => {
    const equity = grid.equity[place]?.[at] ?? null;
    const isBase = place === basePlace && at === basePlace;
    return equity === null ? missing : cell(numbers.money(equity), cellMark(equity, base, isBase));
  };
  const baseText = numbers.amount(base);
  return {
    title: t(msg`Valor central según ${rowName} y ${columnName}`),
    table: {
      corner: driverName(context.numbers, rows.driver),
      columns: places.map((_, place) => column(stepText(context, columns, place))),
      rows: places.map((_, place) =>
        row(
          stepText(context, rows, place),
          places.map((__, at) => value(place, at)),
        ),
      ),
    },
    margin: {
      title: t(msg`Sensibilidad elegida`),
      notes: [
        remark(baseText, t(msg`Base:`)),
        remark(t(msg`En filas, ${rowName}; en columnas, ${columnName}.`)),
        remark(t(msg`Sombreado: más de un 10 % por encima o por debajo del caso base.`)),
      ],
    },
  };
};
