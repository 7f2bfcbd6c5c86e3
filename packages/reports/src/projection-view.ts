import { msg } from '@lingui/core/macro';
import type { AccountFigure, ProjectionLine } from '@valia/valuation/figure.ts';
import { driverNote } from './driver-notes.ts';
import type { ReportContext } from './report-context.ts';
import {
  column,
  type LetteredNotes,
  type MarginNote,
  remark,
  type ReportRow,
  type ReportTable,
  row,
  type RowKind,
} from './report-table.ts';
import { baseYearName, unitName } from './unit-name.ts';

export interface ProjectionView {
  title: string;
  /** One table, or two one below the other when the years do not fit side by side. */
  tables: ReportTable[];
  notesTitle: string;
  notes: MarginNote[];
}

/** A page's width less the labels, and what a digit and the space between two columns take, in pixels. */
const figuresWidth = 556;
const digitWidth = 5.6;
const columnSpace = 6;
const maximumColumns = 8;

interface Line {
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
}

const lineWriter = (context: ReportContext) => {
  const { account, baseYear, numbers, projected, projectedYears, t } = context;
  const missing = t(msg`n. d.`);
  const write =
    (format: (value: number) => string) =>
    (label: string, line: ProjectionLine, options: LineOptions = {}): Line => {
      const text = (value: number | null) =>
        value === null ? missing : format(options.sign === 'minus' ? -value : value);
      const { base } = options;
      return {
        label,
        kind: options.kind ?? 'normal',
        letter: options.letter ?? '',
        base:
          base === undefined || account(baseYear, base) === null
            ? ''
            : text(account(baseYear, base)),
        years: projectedYears.map((year) => text(projected(year, line))),
      };
    };
  return {
    money: write(numbers.money),
    rate: write((value) => numbers.rate(value)),
    time: write((value) => numbers.number(value, 1)),
    factor: write((value) => numbers.number(value, 5)),
  };
};

/** The one rate of all years, or null when it changes. */
const constantTaxRate = ({ projected, projectedYears }: ReportContext): number | null => {
  const rates = projectedYears.map((year) => projected(year, 'taxRate'));
  const [first] = rates;
  return first !== undefined && rates.every((rate) => rate === first) ? first : null;
};

const taxLines = (context: ReportContext, letters: LetteredNotes): Line[] => {
  const { numbers, t } = context;
  const lines = lineWriter(context);
  const constant = constantTaxRate(context);
  const letter = letters.add(driverNote(context, 'taxRate'));
  if (constant === null) {
    return [
      lines.money(t(msg`− Impuesto`), 'tax', { sign: 'minus', letter }),
      lines.rate(t(msg`Tipo impositivo`), 'taxRate', { kind: 'dim' }),
    ];
  }
  const rate = numbers.rate(constant, Number.isInteger(Math.round(constant * 1e6) / 1e4) ? 0 : 1);
  return [lines.money(t(msg`− Impuesto ${rate}`), 'tax', { sign: 'minus', letter })];
};

const projectionLines = (context: ReportContext, letters: LetteredNotes): Line[] => {
  const { t } = context;
  const { factor, money, rate, time } = lineWriter(context);
  const noted = (name: Parameters<typeof driverNote>[1]) => letters.add(driverNote(context, name));
  return [
    money(t(msg`Ventas`), 'revenue', { kind: 'strong', base: 'revenue' }),
    rate(t(msg`Crecimiento`), 'revenueGrowth', {
      kind: 'dim',
      base: 'revenueGrowth',
      letter: noted('revenueGrowth'),
    }),
    money(t(msg`EBITDA`), 'ebitda', { kind: 'strong', base: 'normalisedEbitda' }),
    rate(t(msg`Margen`), 'ebitdaMargin', {
      kind: 'dim',
      base: 'normalisedEbitdaMargin',
      letter: noted('ebitdaMargin'),
    }),
    money(t(msg`− Amortizaciones`), 'depreciationAndAmortization', {
      base: 'depreciationAndAmortization',
      sign: 'minus',
      letter: noted('depreciationToRevenue'),
    }),
    money(t(msg`EBIT`), 'ebit', { kind: 'strong', base: 'normalisedEbit' }),
    ...taxLines(context, letters),
    money(t(msg`+ Amortizaciones`), 'depreciationAndAmortization'),
    money(t(msg`− Capex`), 'capitalExpenditure', {
      sign: 'minus',
      letter: noted('capitalExpenditureToRevenue'),
    }),
    money(t(msg`− Variación de NOF`), 'changeInNetWorkingCapital', {
      sign: 'minus',
      letter: noted('netWorkingCapitalToRevenue'),
    }),
    money(t(msg`Flujo de caja libre`), 'freeCashFlowToFirm', { kind: 'total' }),
    time(t(msg`Años hasta el flujo`), 'time', { kind: 'dim' }),
    factor(t(msg`Factor de descuento`), 'discountFactor', { kind: 'dim' }),
    money(t(msg`Valor actual`), 'presentValue', { kind: 'total' }),
  ];
};

const columnsThatFit = (lines: readonly Line[]): number => {
  const longest = Math.max(
    ...lines.flatMap(({ base, years }) => [base, ...years]).map((text) => text.length),
  );
  return Math.max(
    2,
    Math.min(maximumColumns, Math.floor(figuresWidth / (longest * digitWidth + columnSpace))),
  );
};

/** Slices of as equal a length as can be, none longer than `maximum`. */
const slices = (length: number, maximum: number): { from: number; to: number }[] => {
  const count = Math.ceil(length / maximum);
  const size = Math.ceil(length / count);
  return Array.from({ length: count }, (_, index) => ({
    from: index * size,
    to: Math.min(length, (index + 1) * size),
  }));
};

const tableOf = (context: ReportContext, lines: readonly Line[]): ReportTable[] => {
  const columns = [
    column(baseYearName(context)),
    ...context.projectedYears.map((year) => column(String(year))),
  ];
  return slices(columns.length, columnsThatFit(lines)).map(({ from, to }, index) => ({
    corner: unitName(context),
    columns: columns.slice(from, to),
    rows: lines.map(({ base, kind, label, letter, years }): ReportRow =>
      row(label, [base, ...years].slice(from, to), { kind, letter: index === 0 ? letter : '' }),
    ),
  }));
};

/** The projected years from revenue to the present value of each free cash flow. */
export const projectionView = (context: ReportContext, letters: LetteredNotes): ProjectionView => {
  const { document, t } = context;
  const tables = tableOf(context, projectionLines(context, letters));
  const timing =
    document.discounting === 'mid-year'
      ? t(msg`Mitad de año: los flujos llegan, de media, el 30 de junio.`)
      : t(msg`Cierre de año: cada flujo llega el 31 de diciembre.`);
  return {
    title: t(msg`Proyección y flujos de caja`),
    tables,
    notesTitle: t(msg`Hipótesis y fuentes`),
    notes: [...letters.take(), remark(timing)],
  };
};
