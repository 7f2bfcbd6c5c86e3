import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { ValuationExtract } from '../valuations/extract-valuation.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { FigureRow, FigureTable, SourcedValue, SourcedValues } from './template-values.ts';

export interface ValuedTemplateSource {
  document: ValuationDocument;
  outcome: Pick<ValuationOutcome, 'figures'>;
  extract: ValuationExtract;
}

type Values = [key: keyof SourcedValues, value: SourcedValue | null][];

const text = (given: string | null): SourcedValue | null =>
  given === null || given.trim() === '' ? null : { kind: 'text', text: given };

const edges = [0, 0.25, 0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 50, 100].map(
  (millions) => millions * 1e6,
);

/** The two round figures around an amount, so that a blind profile shows the company's size and nothing more exact. */
export const revenueBand = (amount: number): { low: number; high: number | null } | null => {
  if (!(amount > 0)) return null;
  const above = edges.findIndex((edge) => edge >= amount);
  if (above < 0) return { low: edges.at(-1) ?? 0, high: null };
  return { low: edges[above - 1] ?? 0, high: edges[above] ?? null };
};

const bandOf = (amount: number | null, currency: string): SourcedValue | null => {
  const band = amount === null ? null : revenueBand(amount);
  return band && { kind: 'band', ...band, currency };
};

/** Money in whole units of the currency, from the engine's figure or from the typed value. */
const figuresOf =
  ({ document, outcome: { figures } }: ValuedTemplateSource) =>
  (id: string, typed: number | null = null): number | null => {
    const value = figures[id]?.value ?? typed;
    return value === null ? null : value * document.unit;
  };

const tableOf = (
  years: readonly number[],
  lines: readonly string[],
  figure: (year: number, line: string) => number | null,
): FigureTable | null => {
  const rows = lines
    .map<FigureRow>((line) => ({
      label: { kind: 'line', line },
      figures: years.map((year) => figure(year, line)),
    }))
    .filter(({ figures }) => figures.some((value) => value !== null));
  return rows.length === 0 ? null : { years: [...years], rows };
};

const accountLines = [
  'revenue',
  'ebitda',
  'normalisedEbitda',
  'depreciationAndAmortization',
  'ebit',
  'capitalExpenditure',
  'netWorkingCapital',
];
const forecastLines = [
  'revenue',
  'ebitda',
  'depreciationAndAmortization',
  'ebit',
  'capitalExpenditure',
  'freeCashFlowToFirm',
];
const balanceLines = ['financialDebt', 'debtLikeItems', 'cash', 'minimumCash'] as const;

const projectedYears = ({ outcome }: ValuedTemplateSource): number[] =>
  Object.keys(outcome.figures)
    .flatMap((id) => /^projection\.(\d{4})\.revenue$/.exec(id)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);

const adjustmentsOf = (source: ValuedTemplateSource): FigureTable | null => {
  const { adjustments, accounts, unit } = source.document;
  const years = accounts.years.map(({ year }) => year);
  const rows = adjustments.map<FigureRow>(({ label, amounts }) => ({
    label: { kind: 'text', text: label },
    figures: years.map((year) => {
      const amount = amounts.find((given) => given.year === year)?.amount;
      return amount === undefined ? null : amount * unit;
    }),
  }));
  const total = figuresOf(source);
  const sum = tableOf(years, ['adjustments'], (year, line) => total(`accounts.${year}.${line}`));
  return rows.length === 0 ? null : { years, rows: [...rows, ...(sum?.rows ?? [])] };
};

const balanceOf = (source: ValuedTemplateSource, baseYear: number): FigureTable | null => {
  const { bridge } = source.document;
  const figure = figuresOf(source);
  return tableOf([baseYear], [...balanceLines, 'netFinancialDebt'], (_year, line) => {
    const item = balanceLines.find((known) => known === line);
    return item === undefined ? figure(`bridge.${line}`) : figure('', bridge[item]);
  });
};

const tablesOf = (source: ValuedTemplateSource, baseYear: number | null): Values => {
  const { accounts, currency } = source.document;
  const figure = figuresOf(source);
  const typedOf = (year: number, line: string): number | null => {
    const lines: Readonly<Record<string, number | null>> | undefined = accounts.years.find(
      (given) => given.year === year,
    )?.lines;
    return lines?.[line] ?? null;
  };
  const asValue = (table: FigureTable | null): SourcedValue | null =>
    table && { kind: 'table', table, currency };
  const years = accounts.years.map(({ year }) => year);
  return [
    [
      'valuation.accounts',
      asValue(
        tableOf(years, accountLines, (year, line) =>
          figure(`accounts.${year}.${line}`, typedOf(year, line)),
        ),
      ),
    ],
    ['valuation.balance', baseYear === null ? null : asValue(balanceOf(source, baseYear))],
    [
      'valuation.forecast',
      asValue(
        tableOf(projectedYears(source), forecastLines, (year, line) =>
          figure(`projection.${year}.${line}`),
        ),
      ),
    ],
    ['valuation.adjustments', asValue(adjustmentsOf(source))],
  ];
};

const companyOf = ({ document: { company, client } }: ValuedTemplateSource): Values => [
  ['company.name', text(company.name)],
  ['company.tax-id', text(company.taxId)],
  ['company.sector', company.sector === null ? null : { kind: 'sector', code: company.sector }],
  ['company.cnae', text(company.cnae.code)],
  [
    'company.province',
    company.province === null ? null : { kind: 'province', code: company.province },
  ],
  ['company.founded', text(company.foundedYear === null ? null : String(company.foundedYear))],
  [
    'company.employees',
    company.employees === null ? null : { kind: 'integer', value: company.employees },
  ],
  ['client.name', text(client.name)],
  ['client.contact', text(client.contact)],
];

/** The values that a template can use from a valuation; money in whole units of its currency. */
export const valuationTemplateValues = (source: ValuedTemplateSource): SourcedValues => {
  const { document, extract } = source;
  const { currency } = document;
  const money = (amount: number | null): SourcedValue | null =>
    amount === null ? null : { kind: 'money', amount, currency };
  const base = document.accounts.years.at(-1) ?? null;
  const revenue = base === null ? null : figuresOf(source)('', base.lines.revenue);
  const { valuationDate } = document;
  const values: Values = [
    ...companyOf(source),
    ['valuation.date', valuationDate === null ? null : { kind: 'date', date: valuationDate }],
    ['valuation.method', { kind: 'method', method: document.method }],
    ['valuation.base-year', text(base === null ? null : String(base.year))],
    ['valuation.revenue', money(revenue)],
    ['valuation.ebitda', money(extract.ebitda)],
    ['valuation.revenue-range', bandOf(revenue, currency)],
    ['valuation.ebitda-range', bandOf(extract.ebitda, currency)],
    ['valuation.equity', money(extract.equityCentral)],
    ['valuation.equity-low', money(extract.equityLow)],
    ['valuation.equity-high', money(extract.equityHigh)],
    ['valuation.enterprise-value', money(extract.enterpriseCentral)],
    ...tablesOf(source, base?.year ?? null),
  ];
  return Object.fromEntries(values.filter(([, value]) => value !== null));
};
