import { msg } from '@lingui/core/macro';
import type { TornadoBar } from '@valia/valuation/analyses/tornado.ts';
import { visibleTornado } from '@valia/valuation/printed/visible-tornado.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { type MoneyAxis, moneyAxis } from '@valia/figures/words/money-axis.ts';
import { swingText } from '@valia/figures/tornado/swing-text.ts';
import { withinSentence } from '@valia/i18n/terms/within-sentence.ts';
import type { ReportContext } from '../content/report-context.ts';
import {
  column,
  type MarginNotes,
  remark,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

/** Positions are fractions of the plot's width. */
export interface TornadoRow {
  label: string;
  unfavourable: number;
  favourable: number;
  unfavourableText: string;
  favourableText: string;
}

export interface TornadoView {
  title: string;
  subject: string;
  rows: TornadoRow[];
  line: { at: number; text: string };
  ticks: { at: number; text: string }[];
  alternative: string;
  margin: MarginNotes;
  tableTitle: string;
  /** The bars' figures, for who reads tables or computes with them. */
  table: ReportTable;
}

const alternativeText = (
  context: ReportContext,
  bars: readonly TornadoBar[],
  { between }: MoneyAxis,
): string => {
  const described = bars
    .map(({ driver, favourable, unfavourable }) => {
      const name = context.numbers.driver(driver);
      return `${name}, ${between(unfavourable, favourable)}`;
    })
    .join('; ');
  return context.t(msg`Valor central con cada hipótesis en sus dos extremos: ${described}.`);
};

const barsTable = (context: ReportContext, bars: readonly TornadoBar[]): ReportTable => {
  const { numbers, t } = context;
  return {
    corner: unitName(context.numbers),
    columns: [column(t(msg`Desfavorable`)), column(t(msg`Favorable`)), column(t(msg`Recorrido`))],
    rows: bars.map(({ driver, favourable, swing, unfavourable }) =>
      row(
        `${context.numbers.driver(driver)}, ${swingText(numbers, driver, context.document.multiples)}`,
        [unfavourable, favourable, swing].map(numbers.money),
      ),
    ),
  };
};

/** How far each assumption alone moves the central value, the widest first; null where nothing can be said. */
export const tornadoView = (context: ReportContext): TornadoView | null => {
  const { analyses, numbers, result, t } = context;
  const central = equityOfResult(result).central;
  const all = analyses.tornado() ?? [];
  const ends = all.flatMap(({ favourable, unfavourable }) => [favourable, unfavourable]);
  const axis = moneyAxis(context.numbers, [central, ...ends]);
  const bars = visibleTornado(all, axis.rounding);
  const [widest] = bars;
  if (widest === undefined) return null;
  const name = withinSentence(context.numbers.driver(widest.driver));
  const swing = numbers.amount(widest.swing);
  return {
    title: t(msg`Lo que más mueve el valor: ${name} (${swing})`),
    subject: axis.subject,
    rows: bars.map((bar) => ({
      label: context.numbers.driver(bar.driver),
      unfavourable: axis.position(bar.unfavourable),
      favourable: axis.position(bar.favourable),
      unfavourableText: axis.text(bar.unfavourable),
      favourableText: axis.text(bar.favourable),
    })),
    line: { at: axis.position(central), text: axis.withUnit(central) },
    ticks: axis.ticks,
    alternative: alternativeText(context, bars, axis),
    tableTitle: t(msg`Lo que mueve cada hipótesis`),
    table: barsTable(context, bars),
    margin: {
      title: t(msg`Cómo leerlo`),
      notes: [
        remark(t(msg`Cada barra mueve una sola hipótesis; las demás quedan como están.`)),
        remark(t(msg`Oscuro: extremo desfavorable. Claro: favorable.`)),
      ],
    },
  };
};
