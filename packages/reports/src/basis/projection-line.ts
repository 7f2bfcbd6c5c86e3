import { msg } from '@lingui/core/macro';
import { type AccountFigure, figureId, type ProjectionLine } from '@valia/valuation/figure.ts';
import type { ReportContext } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import type { RowKind } from '../content/report-table.ts';

/** One line of the projection with formatted figures. */
export interface WrittenLine {
  label: string;
  kind: RowKind;
  letter: string;
  base: string;
  years: string[];
}

interface LineOptions {
  kind?: RowKind;
  letter?: string;
  base?: AccountFigure;
  sign?: 'minus';
  /** Shown in a year without a figure. */
  blank?: string;
}

type Format = (value: number) => string;

const timeDecimals = ({ projected, projectedYears }: ReportContext): number =>
  Math.max(
    1,
    ...projectedYears
      .flatMap((year) => [projected(year, 'time'), projected(year, 'closingTime')])
      .map((time) => shortestDecimals(time ?? 0, 4)),
  );

/** Formats lines of the projection, each with the format of its figures. */
export const lineWriter = (context: ReportContext) => {
  const { account, baseYear, figure, numbers, projectedYears, t } = context;
  const missing = t(msg`n. d.`);
  const write =
    (format: Format) =>
    (label: string, line: ProjectionLine, options: LineOptions = {}): WrittenLine => {
      const { base, blank = missing } = options;
      const text = (value: number | null) =>
        value === null ? blank : format(options.sign === 'minus' ? -value : value);
      return {
        label,
        kind: options.kind ?? 'normal',
        letter: options.letter ?? '',
        base:
          base === undefined || account(baseYear, base) === null
            ? ''
            : text(figure(figureId.account(baseYear, base))),
        years: projectedYears.map((year) => text(figure(figureId.projection(year, line)))),
      };
    };
  const decimals = timeDecimals(context);
  return {
    money: write(numbers.money),
    rate: write((value) => numbers.rate(value)),
    fineRate: write((value) => numbers.rate(value, 2)),
    number: write((value) => numbers.number(value, shortestDecimals(value, 2))),
    time: write((value) => numbers.number(value, decimals)),
    factor: write((value) => numbers.number(value, 5)),
  };
};

/** Whether this line has a figure in any projected year. */
export const hasLine = ({ projected, projectedYears }: ReportContext, line: ProjectionLine) =>
  projectedYears.some((year) => projected(year, line) !== null);
