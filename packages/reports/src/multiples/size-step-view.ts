import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { reachOfSizeStep } from './reach-of-size-step.ts';
import { linearScale } from '@valia/figures/words/linear-scale.ts';
import { labelLevels } from '../charts/label-levels.ts';
import { listedMultiple } from './listed-multiple.ts';
import { sizeStepByDealsText } from './deal-curve-notes.ts';
import { midMarketNote, pricesText, dealPricesOf, smallDealsNote } from './deal-prices.ts';
import { bracketsText, originOfSizeStep, sizeStepCurveNotes } from './size-step-curve.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type SideNote, type SideNotes, remark } from '../content/report-table.ts';

/** A label above the axis; `level` 0 is nearest to it. Levels prevent labels from covering each other. */
export interface AxisLabel {
  label: string;
  text: string;
  at: number;
  level: number;
}

/** Positions are fractions of the axis. */
export interface SizeStepView {
  references: (AxisLabel & { low: number; high: number })[];
  listed: AxisLabel & { low: number; high: number };
  applied: AxisLabel;
  /** The number of label levels beyond the lowest one. */
  levels: number;
  step: string;
  ticks: { at: number; text: string }[];
  alternative: string;
  margin: SideNotes;
}

const stretches = (context: ReportContext) => {
  const small = dealPricesOf(context);
  return [
    { label: small.sectorDataDate !== null ? msg`Pymes del sector` : msg`Pymes`, ...small },
    { label: msg`Mercado medio`, ...sizeReferences.midMarketDeals },
  ].map(({ high, label, low }) => ({
    label: context.t(label),
    low,
    high,
    text: pricesText(context, { low, high }),
  }));
};

/** The origin of the size adjustment, and the enterprise value that it leads to. */
const originOfStepText = (context: ReportContext, step: number): string => {
  const { t } = context;
  const value = millionsOfValue(context);
  const chosen = context.numbers.share(step);
  switch (originOfSizeStep(context)) {
    case 'manual':
      return t(
        msg`Ajuste de ${chosen} elegido por el responsable; el EV resultante es de ${value}.`,
      );
    case 'deals':
      return t(msg`Lo que pagan las operaciones de este tamaño; EV resultante, ${value}.`);
    case 'curve':
      return t(msg`Según la curva; EV resultante, ${value}.`);
    case 'brackets':
      return t(msg`El EV resultante es de ${value}: se aplica el ajuste de su tramo.`);
  }
};

const stepNotes = (context: ReportContext, step: number): SideNote[] => {
  const { result, source, t } = context;
  const origin = originOfSizeStep(context);
  return [
    remark(originOfStepText(context, step)),
    ...(origin === 'deals' ? [remark(sizeStepByDealsText(context))] : []),
    ...sizeStepCurveNotes(context),
    ...(origin === 'brackets' ? [remark(bracketsText(context))] : []),
    ...(reachOfSizeStep(context) === 'whole'
      ? [smallDealsNote(context), midMarketNote(context)]
      : []),
    ...[source('multiples.sizeStep')].filter((text) => text !== '').map((text) => remark(text)),
    remark(
      result.equityAfterDiscounts === undefined
        ? t(msg`Recoge tamaño e iliquidez: no se aplica otro descuento.`)
        : t(msg`Recoge tamaño e iliquidez de la empresa, aparte del descuento elegido.`),
    ),
  ];
};

const millionsOfValue = ({ document, numbers, result }: ReportContext): string =>
  numbers.scaled(
    ((result.multiples?.enterpriseValue.central ?? 0) * document.unit) / 1_000_000,
    'millions',
    2,
  );

const alternativeText = (
  { numbers, t }: ReportContext,
  listed: number,
  applied: number,
  step: string,
): string => {
  const from = numbers.multiple(listed);
  const to = numbers.multiple(applied);
  return t(msg`Del múltiplo ${from} al aplicado, ${to}, con el ajuste por tamaño de ${step}.`);
};

interface AxisValues {
  central: number;
  applied: number;
  range: { low: number; high: number };
}

const axisOf = (context: ReportContext, { applied, central, range }: AxisValues) => {
  const { document, numbers, t } = context;
  const references = stretches(context);
  const ends = [range, ...references].flatMap(({ high, low }) => [low, high]);
  const scale = linearScale([...ends, central, applied], 8);
  const stretch = ({ high, low }: { low: number; high: number }) => ({
    low: scale.position(low),
    high: scale.position(high),
  });
  const names = {
    sector: msg`Cotizadas del sector`,
    comparables: msg`Comparables`,
    own: msg`Múltiplo propio`,
  };
  const labels = [
    ...references.map(({ high, label, low, text }) => ({
      label,
      text,
      at: scale.position((low + high) / 2),
    })),
    {
      label: t(names[document.multiples.evToEbitda.origin.kind]),
      text: numbers.multiple(central),
      at: scale.position(central),
    },
    { label: t(msg`Aplicado`), text: numbers.multiple(applied), at: scale.position(applied) },
  ];
  const levels = labelLevels(
    labels.map(({ at, label, text }) => ({ at, characters: Math.max(label.length, text.length) })),
  );
  const placed = labels.map((label, index) => ({ ...label, level: levels[index] ?? 0 }));
  const [small, middle, listed, used] = placed;
  if (small === undefined || middle === undefined || listed === undefined || used === undefined)
    return null;
  return {
    references: [small, middle].map((label, index) => ({
      ...label,
      ...stretch(references[index] ?? range),
    })),
    listed: { ...listed, ...stretch(range) },
    applied: used,
    levels: Math.max(...levels),
    ticks: scale.ticks.map((tick) => ({
      at: scale.position(tick),
      text: numbers.multiple(tick, scale.decimals),
    })),
  };
};

/** The text about the size adjustment when it applies only to the listed comparables of a mixed set. */
export const sizeStepMargin = (context: ReportContext, step: number): SideNotes => ({
  title: context.t(valuationTerms.multiples.sizeStep),
  notes: stepNotes(context, step),
});

/**
 * The position of the applied multiple between small deals and listed companies; null when the size adjustment does not
 * apply to all of it.
 */
export const sizeStepView = (context: ReportContext): SizeStepView | null => {
  const { figure, numbers, t } = context;
  const [low, central, high] = (['low', 'central', 'high'] as const).map((point) =>
    listedMultiple(context, point),
  );
  const step = figure(figureId.sizeStep()) ?? 0;
  const applied = figure(figureId.appliedMultiple('central'));
  if (central === null || central === undefined || applied === null || step === 0) return null;
  if (reachOfSizeStep(context) !== 'whole') return null;
  const range = { low: low ?? central, high: high ?? central };
  const percent = numbers.share(step);
  const axis = axisOf(context, { central, applied, range });
  if (axis === null) return null;
  return {
    ...axis,
    step: `${t(valuationTerms.multiples.sizeStep)} ${percent}`,
    alternative: alternativeText(context, central, applied, percent),
    margin: sizeStepMargin(context, step),
  };
};
