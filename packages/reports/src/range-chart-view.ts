import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ValueRange } from '@valia/valuation/valuation-outcome.ts';
import { linearScale } from './linear-scale.ts';
import type { ReportContext } from './report-context.ts';
import { shortestDecimals } from './report-numbers.ts';
import { type MarginNote, remark } from './report-table.ts';

/** Positions are fractions of the plot's width. */
export interface RangeBar {
  label: string;
  detail: string;
  weighted: boolean;
  low: number;
  high: number;
  /** Null where a range has no central value. */
  central: number | null;
  lowText: string;
  highText: string;
}

export interface RangeChartView {
  title: string;
  subject: string;
  bars: RangeBar[];
  band: { low: number; high: number };
  line: { at: number; text: string };
  ticks: { at: number; text: string }[];
  alternative: string;
  notes: MarginNote[];
}

interface PlainBar {
  label: string;
  detail: string;
  weighted: boolean;
  range: { low: number; high: number; central: number | null };
}

const contrastBars = (context: ReportContext): PlainBar[] => {
  const { figure, result, t } = context;
  const bridge = figure(figureId.bridgeTotal());
  if (bridge === null || result.normalisedEbitda <= 0) return [];
  const bar = (label: string, { low, high }: { low: number; high: number }): PlainBar => ({
    label,
    detail: t(msg`Contraste, sin peso`),
    weighted: false,
    range: {
      low: result.normalisedEbitda * low + bridge,
      high: result.normalisedEbitda * high + bridge,
      central: null,
    },
  });
  return [
    bar(t(msg`Operaciones de pymes`), sizeReferences.smallDeals),
    bar(t(msg`Mercado medio, eurozona`), sizeReferences.midMarketDeals),
  ];
};

const plainBars = (context: ReportContext): PlainBar[] => {
  const { document, numbers, result, t } = context;
  const method = (label: string, weight: number, range: ValueRange): PlainBar => {
    const share = numbers.share(weight);
    return { label, detail: t(msg`Peso ${share}`), weighted: true, range };
  };
  const multipleLabel =
    document.multiples.evToEbitda.origin.kind === 'sector'
      ? t(msg`EV/EBITDA del sector`)
      : t(msg`EV/EBITDA propio`);
  return [
    ...(result.dcf === null
      ? []
      : [method(t(valuationTerms.methodNames.dcf), result.dcf.weight, result.dcf.equityValue)]),
    ...(result.multiples === null
      ? []
      : [method(multipleLabel, result.multiples.weight, result.multiples.equityValue)]),
    ...contrastBars(context),
  ];
};

const steps = (context: ReportContext) => {
  const { document, numbers, t } = context;
  const points = (value: number) => numbers.number(value * 100, shortestDecimals(value * 100, 2));
  const wacc = points(document.range.weightedAverageCostOfCapital);
  const growth = points(document.range.terminalGrowth);
  const multiple = numbers.multiple(document.range.exitMultiple, 1);
  return document.terminal.method === 'gordon'
    ? t(msg`WACC ±${wacc} pp y crecimiento ±${growth} pp.`)
    : t(msg`WACC ±${wacc} pp y múltiplo de salida ±${multiple}.`);
};

const multipleRangeNote = ({ document, figure, numbers, t }: ReportContext): string => {
  const { low, high, origin } = document.multiples.evToEbitda;
  const band = numbers.share(document.range.multipleBand);
  if (low === null || high === null || low === high) {
    return t(msg`Múltiplo central y banda de ±${band}.`);
  }
  const isAdjusted = (figure(figureId.sizeStep()) ?? 0) !== 0;
  if (origin.kind === 'own') {
    return isAdjusted
      ? t(msg`Mínimo y máximo del múltiplo propio, con el ajuste por tamaño.`)
      : t(msg`Mínimo y máximo del múltiplo propio, sin ajuste por tamaño.`);
  }
  return isAdjusted
    ? t(msg`Mínimo y máximo de los agregados, con el ajuste por tamaño.`)
    : t(msg`Mínimo y máximo de los agregados, sin ajuste por tamaño.`);
};

const chartNotes = (context: ReportContext, hasContrast: boolean): MarginNote[] => {
  const { numbers, result, t } = context;
  const range = ({ low, high }: { low: number; high: number }) =>
    `${numbers.number(low, 1)}\u2013${numbers.multiple(high, 1)}`;
  const small = range(sizeReferences.smallDeals);
  const middle = range(sizeReferences.midMarketDeals);
  return [
    ...(result.dcf === null ? [] : [remark(steps(context), t(msg`DCF:`))]),
    ...(result.multiples === null ? [] : [remark(multipleRangeNote(context), t(msg`Múltiplo:`))]),
    ...(hasContrast
      ? [
          remark(t(msg`Dealsuite, ${small} EBITDA (2022–23).`), t(msg`Pymes:`)),
          remark(t(msg`índice Argos, ${middle} EBITDA (T1–T3 de 2025).`), t(msg`Mercado medio:`)),
        ]
      : []),
    remark(t(msg`Banda gris: rango. Línea: valor central.`)),
  ];
};

const chartSubject = ({ document, t }: ReportContext, inMillions: boolean): string => {
  const { currency } = document;
  if (currency !== 'EUR') {
    return inMillions
      ? t(msg`Fondos propios, en millones (${currency})`)
      : t(msg`Fondos propios, en miles (${currency})`);
  }
  return inMillions
    ? t(msg`Fondos propios, en millones de euros`)
    : t(msg`Fondos propios, en miles de euros`);
};

/** The methods' ranges on one axis, with the value's own range as a band. */
export const rangeChartView = (context: ReportContext): RangeChartView => {
  const { document, numbers, result, t } = context;
  const bars = plainBars(context);
  const value = result.equityValue;
  const ends = [value, ...bars.map(({ range }) => range)].flatMap(({ low, high }) => [low, high]);
  const largest = Math.max(...ends.map((end) => Math.abs(end * document.unit)));
  const inMillions = largest >= 2_000_000;
  const divisor = inMillions ? 1_000_000 : 1_000;
  const scaled = (amount: number) => (amount * document.unit) / divisor;
  const scale = linearScale(ends.map(scaled));
  const symbol = numbers.currencySymbol;
  const text = (amount: number) => numbers.number(scaled(amount), inMillions ? 2 : 0);
  const withUnit = (text: string) => {
    const digits = text.replace('\u2212', '');
    const amount = inMillions ? t(msg`${digits} M${symbol}`) : t(msg`${digits} mil ${symbol}`);
    return digits === text ? amount : `\u2212${amount}`;
  };
  const central = withUnit(text(value.central));
  const described = bars
    .map(({ label, range }) => `${label}, ${text(range.low)}\u2013${text(range.high)}`)
    .join('; ');
  return {
    title: t(msg`Comparativa de rangos de valor`),
    subject: chartSubject(context, inMillions),
    bars: bars.map(({ label, detail, weighted, range }) => ({
      label,
      detail,
      weighted,
      low: scale.position(scaled(range.low)),
      high: scale.position(scaled(range.high)),
      central: range.central === null ? null : scale.position(scaled(range.central)),
      lowText: text(range.low),
      highText: text(range.high),
    })),
    band: { low: scale.position(scaled(value.low)), high: scale.position(scaled(value.high)) },
    line: { at: scale.position(scaled(value.central)), text: central },
    ticks: scale.ticks.map((tick) => ({
      at: scale.position(tick),
      text: withUnit(numbers.number(tick, scale.decimals)),
    })),
    alternative: t(msg`Rangos de los fondos propios, valor central ${central}: ${described}.`),
    notes: chartNotes(
      context,
      bars.some(({ weighted }) => !weighted),
    ),
  };
};
