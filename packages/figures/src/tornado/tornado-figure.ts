import { msg } from '@lingui/core/macro';
import { reportTerms } from '@valia/i18n/terms/report-terms.ts';
import { withinSentence } from '@valia/i18n/terms/within-sentence.ts';
import {
  type TornadoBar,
  type TornadoDriver,
  defaultTornadoSwings,
  sizeStepShift,
} from '@valia/valuation/analyses/tornado.ts';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { visibleTornado } from '@valia/valuation/printed/visible-tornado.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import type { FigureTable, FigureContent } from '../figure-content.ts';
import { driverName } from '../words/driver-name.ts';
import { driverFormatters } from '../words/driver-formatters.ts';
import type { FigureFormatters } from '../words/figure-formatters.ts';
import { type AxisTick, type MoneyAxis, moneyAxis } from '../words/money-axis.ts';
import { unitName } from '../words/unit-name.ts';

export interface TornadoFacts {
  bars: readonly TornadoBar[];
  /** Drivers without values at their ends. */
  withoutBar: readonly MovableDriver[];
  central: number;
  multiples: Pick<ValuationInputs['multiples'], 'sizeStep'>;
}

/** The value at one end of a driver's range. */
export interface TornadoEnd extends AxisTick {
  /** The difference from the central value, in money of the valuation. */
  change: number;
  changeText: string;
}

export interface TornadoMark {
  driver: TornadoDriver;
  name: string;
  /** The range by which the driver is changed. */
  swing: string;
  unfavourable: TornadoEnd;
  favourable: TornadoEnd;
}

interface TornadoFigure extends FigureContent<TornadoMark> {
  /** The line at the central value. */
  line: AxisTick;
  /** The drivers without a bar, and the reason; empty when all have one. */
  missing: string;
}

const findingText = (words: FigureFormatters, widest: TornadoBar | undefined): string => {
  const { amount, t } = words;
  if (widest === undefined) return t(reportTerms.sections.tornado);
  const name = withinSentence(driverName(words, widest.driver));
  const swing = amount(widest.swing);
  return t(msg`Lo que más mueve el valor: ${name} (${swing})`);
};

// A non-breaking space, so that a line never breaks between the sign and its number.
const around = '±\u00a0';

/** The range by which the tornado changes a driver: `± 1 pp`, `de −50 % a −20 %`. */
const swingText = (
  words: FigureFormatters,
  driver: TornadoDriver,
  multiples: Pick<ValuationInputs['multiples'], 'sizeStep'>,
): string => {
  const { between, points, share, t } = words;
  switch (driver) {
    case 'evToEbitda':
    case 'evToEbit':
    case 'evToSales':
    case 'priceToEarnings':
      return t(msg`de su múltiplo bajo al alto`);
    case 'sizeStep': {
      const shift = sizeStepShift(multiples);
      if (shift !== null) return `${around}${points(shift)}`;
      const { favourable, unfavourable } = defaultTornadoSwings.sizeStep;
      return between(share(unfavourable), share(favourable));
    }
    case 'normalisedEbitda':
      return `${around}${share(defaultTornadoSwings.normalisedEbitda)}`;
    default:
      return `${around}${driverFormatters(words).size(driver, defaultTornadoSwings[driver])}`;
  }
};

const markOf = (
  words: FigureFormatters,
  { central, multiples }: TornadoFacts,
  axis: MoneyAxis,
  { driver, favourable, unfavourable }: TornadoBar,
): TornadoMark => {
  const end = (value: number): TornadoEnd => ({
    at: axis.position(value),
    text: axis.text(value),
    change: value - central,
    changeText: words.change(value - central, axis.text),
  });
  return {
    driver,
    name: driverName(words, driver),
    swing: swingText(words, driver, multiples),
    unfavourable: end(unfavourable),
    favourable: end(favourable),
  };
};

const tableOf = (
  words: FigureFormatters,
  bars: readonly TornadoBar[],
  marks: readonly TornadoMark[],
): FigureTable => {
  const { money, t } = words;
  return {
    title: t(msg`Lo que mueve cada hipótesis`),
    corner: unitName(words),
    columns: [t(msg`Desfavorable`), t(msg`Favorable`), t(msg`Recorrido`)],
    rows: bars.map(({ favourable, swing, unfavourable }, index) => ({
      label: [marks[index]?.name, marks[index]?.swing].join(', '),
      cells: [unfavourable, favourable, swing].map(money),
    })),
  };
};

const missingText = (words: FigureFormatters, withoutBar: readonly MovableDriver[]): string => {
  const missing = withoutBar.map((one) => `«${driverName(words, one)}»`).join(', ');
  return missing === ''
    ? ''
    : words.t(msg`Sin barra: ${missing}. Con ese cambio la valoración no tiene valor.`);
};

/** How far each assumption by itself changes the central value, the widest range first; null when there is no bar. */
export const tornadoFigure = (
  words: FigureFormatters,
  facts: TornadoFacts,
): TornadoFigure | null => {
  const { central, withoutBar } = facts;
  const { t } = words;
  const ends = facts.bars.flatMap(({ favourable, unfavourable }) => [favourable, unfavourable]);
  const axis = moneyAxis(words, [central, ...ends]);
  const bars = visibleTornado(facts.bars, axis.rounding);
  if (bars.length === 0 && withoutBar.length === 0) return null;
  const marks = bars.map((bar) => markOf(words, facts, axis, bar));
  const described = bars
    .map(({ driver, favourable, unfavourable }) => {
      const [name, between] = [driverName(words, driver), axis.between(unfavourable, favourable)];
      return `${name}, ${between}`;
    })
    .join('; ');
  return {
    finding: findingText(words, bars[0]),
    subject: axis.subject,
    ticks: axis.ticks,
    marks,
    line: { at: axis.position(central), text: axis.withUnit(central) },
    table: tableOf(words, bars, marks),
    spoken: t(msg`Valor central con cada hipótesis en sus dos extremos: ${described}.`),
    notes: [t(msg`Cada barra mueve una sola hipótesis; las demás quedan como están.`)],
    missing: missingText(words, withoutBar),
  };
};
