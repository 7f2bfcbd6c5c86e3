import type { ReportContext } from '../content/report-context.ts';
import { moneyAxis } from '@valia/figures/words/money-axis.ts';
import {
  croppedScale,
  zeroBasedScale,
  type PanelChartView,
  shownLabelIndexes,
} from './panel-chart-view.ts';

/** The value of a line in one year; null when it is unknown. */
export interface YearValue {
  year: number;
  value: number | null;
}

interface YearChartOptions {
  subject: string;
  title: string;
  years: readonly YearValue[];
  /** In pixels of the page. */
  width: number;
}

const markedPlace = ({ baseYear }: ReportContext, years: readonly YearValue[]): number =>
  Math.max(
    0,
    years.findIndex(({ year }) => year === baseYear),
  );

const describedYears = (
  years: readonly YearValue[],
  written: (value: number) => string,
  missing: string,
): string =>
  years
    .map(({ value, year }) => `${year}: ${value === null ? missing : written(value)}`)
    .join('; ');

/** Amounts of years as bars, with projected years distinguished from closed ones. */
export const yearBars = (
  context: ReportContext,
  missing: string,
  { subject, title, width, years }: YearChartOptions,
): PanelChartView => {
  const known = years.flatMap(({ value }) => value ?? []);
  const axis = moneyAxis(context.numbers, known, subject);
  const position = zeroBasedScale(known);
  const texts = years.map(({ value }) => (value === null ? '' : axis.text(value)));
  const place = { marked: markedPlace(context, years), width };
  const shownTexts = shownLabelIndexes(texts, place);
  const shownYears = shownLabelIndexes(
    years.map(({ year }) => String(year)),
    place,
  );
  return {
    subject: axis.subject,
    title,
    zero: position(0),
    lines: [],
    groups: years.map(({ value, year }, index) => ({
      label: shownYears.has(index) ? String(year) : '',
      isMarked: year === context.baseYear,
      bars:
        value === null
          ? []
          : [
              {
                from: position(Math.min(0, value)),
                to: position(Math.max(0, value)),
                text: shownTexts.has(index) ? (texts[index] ?? '') : '',
                tone: year > context.baseYear ? 'projected' : 'closed',
              },
            ],
    })),
    alternative: `${axis.subject}. ${describedYears(years, axis.withUnit, missing)}.`,
  };
};

/** Two amounts of each closed year next to each other. */
export const yearPairs = (
  context: ReportContext,
  missing: string,
  { second, ...options }: YearChartOptions & { second: readonly YearValue[] },
): PanelChartView => {
  const { years, width } = options;
  const values = [...years, ...second].flatMap(({ value }) => value ?? []);
  const axis = moneyAxis(context.numbers, values, options.subject);
  const position = zeroBasedScale(values);
  const first = yearBars(context, missing, options);
  const texts = [...years, ...second].map(({ value }) => (value === null ? '' : axis.text(value)));
  const areShown = shownLabelIndexes(texts, { marked: 0, width }).size === texts.length;
  const bar = (value: number | null, tone: 'closed' | 'second') =>
    value === null
      ? []
      : [
          {
            from: position(Math.min(0, value)),
            to: position(Math.max(0, value)),
            text: areShown ? axis.text(value) : '',
            tone,
          },
        ];
  return {
    ...first,
    subject: axis.subject,
    zero: position(0),
    groups: first.groups.map((group, index) => ({
      ...group,
      bars: [
        ...bar(years[index]?.value ?? null, 'closed'),
        ...bar(second[index]?.value ?? null, 'second'),
      ],
    })),
    alternative: `${axis.subject}. ${describedYears(years, axis.withUnit, missing)} / ${describedYears(second, axis.withUnit, missing)}.`,
  };
};

/** Rates of years as a line, with a second dashed line when it differs. */
export const yearRates = (
  context: ReportContext,
  missing: string,
  { other, subject, title, width, years }: YearChartOptions & { other: readonly YearValue[] },
): PanelChartView => {
  const { baseYear, numbers } = context;
  const position = croppedScale([...years, ...other].flatMap(({ value }) => value ?? []));
  const differs = other.some(({ value }, index) => value !== years[index]?.value);
  const point = (value: number | null, text: string) =>
    value === null ? null : { at: position(value), text };
  const written = (value: number) => numbers.rate(value);
  const texts = years.map(({ value }) => (value === null ? '' : written(value)));
  const shown = shownLabelIndexes(texts, { marked: markedPlace(context, years), width });
  return {
    subject,
    title,
    zero: 0,
    groups: years.map(({ year }) => ({
      label: String(year),
      isMarked: year === baseYear,
      bars: [],
    })),
    lines: [
      {
        points: years.map(({ value }, index) =>
          point(value, shown.has(index) ? (texts[index] ?? '') : ''),
        ),
        isDashed: false,
      },
      ...(differs ? [{ points: other.map(({ value }) => point(value, '')), isDashed: true }] : []),
    ],
    alternative: `${subject}. ${describedYears(years, written, missing)}.`,
  };
};
