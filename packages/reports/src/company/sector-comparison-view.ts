import { msg } from '@lingui/core/macro';
import type { SectorContext } from '@valia/domain/reports/valuation-report-input.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { originText } from '../multiples/multiples-view.ts';
import { sectorName } from '../front/cover-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type SideNote, type SideNotes, remark } from '../content/report-table.ts';
import { type SectorPositionBar, sectorPositionBar } from './sector-position-bar.ts';

export interface SectorComparisonRow {
  label: string;
  company: string;
  sector: string;
  /** Null when the sector's figure is not published. */
  track: SectorPositionBar | null;
  /** The reason when there is no track. */
  missing: string;
}

export interface SectorComparisonView {
  title: string;
  head: { label: string; company: string; sector: string; place: string };
  rows: SectorComparisonRow[];
  margin: SideNotes;
  /** The explanation of the tracks, when there are any. */
  legend: SideNote;
}

/** The sector's multiple from which the valuation starts, or the one of its sector's edition. */
type SectorMultiple = Pick<SectorContext, 'low' | 'central' | 'high'> & {
  source: string;
  isContext: boolean;
};

const contextSource = (context: ReportContext, given: SectorContext): string =>
  originText(context, { ...given, kind: 'sector', setId: '' });

const multipleOfSector = (context: ReportContext): SectorMultiple | null => {
  const { document, input } = context;
  const { central, high, low, origin } = document.multiples.evToEbitda;
  if (origin.kind !== 'sector') {
    const given = input.sectorContext;
    return given && { ...given, source: contextSource(context, given), isContext: true };
  }
  if (central === null) return null;
  const [least, most] = [low ?? central, high ?? central];
  const source = originText(context, origin);
  return { low: least, central, high: most, source, isContext: false };
};

const multipleRow = (
  { numbers, result, t }: ReportContext,
  { central, high, low }: SectorMultiple,
): SectorComparisonRow[] => {
  const company = result.impliedEvToEbitda;
  if (company === null) return [];
  const write = (value: number, decimals = 2) => numbers.multiple(value, decimals);
  return [
    {
      label: t(valuationTerms.result.impliedEvToEbitda),
      company: write(company),
      sector: write(central),
      track: sectorPositionBar({ low, central, high, company }, write),
      missing: '',
    },
  ];
};

/** The company's financial debt divided by its equity value, compared with that of listed companies. */
const leverageRow = ({
  document,
  input,
  numbers,
  result,
  t,
}: ReportContext): SectorComparisonRow[] => {
  const debt = document.bridge.financialDebt;
  const equity = result.equityValue.central;
  const central = input.sectorContext?.debtToEquity;
  if (debt === null || equity <= 0 || central === undefined) return [];
  const company = debt / equity;
  const write = (value: number, decimals = 2) => numbers.number(value, decimals);
  return [
    {
      label: t(msg`Deuda / fondos propios, a mercado`),
      company: write(company),
      sector: write(central),
      track: sectorPositionBar({ low: central, central, high: central, company, from: 0 }, write),
      missing: '',
    },
  ];
};

const unpublishedRows = ({
  account,
  baseYear,
  numbers,
  t,
}: ReportContext): SectorComparisonRow[] => {
  const lines = [
    { line: 'revenueGrowth', label: valuationTerms.accountFigures.revenueGrowth },
    { line: 'normalisedEbitdaMargin', label: valuationTerms.accountFigures.normalisedEbitdaMargin },
    {
      line: 'netWorkingCapitalToRevenue',
      label: valuationTerms.accountFigures.netWorkingCapitalToRevenue,
    },
  ] as const;
  return lines.flatMap(({ label, line }) => {
    const value = account(baseYear, line);
    if (value === null) return [];
    return [
      {
        label: t(label),
        company: numbers.rate(value),
        sector: t(msg`n. d.`),
        track: null,
        missing: t(msg`sin cifra europea comparable`),
      },
    ];
  });
};

/** The note about debt to equity, when it is from another edition than the multiple. */
const leverageNote = ({ document, input, t }: ReportContext): SideNote[] => {
  const { origin } = document.multiples.evToEbitda;
  const given = input.sectorContext;
  if (given === null || origin.kind !== 'sector') return [];
  if (origin.date === given.date && origin.source === given.source) return [];
  const { source } = given;
  const date = formatDate(given.date, input.language, 'long');
  return [remark(t(msg`Deuda del sector: ${source}, a ${date}.`))];
};

const marginNotes = (context: ReportContext, multiple: SectorMultiple): SideNotes => {
  const { t } = context;
  return {
    title: t(msg`Fuente`),
    notes: [
      remark(multiple.source),
      ...leverageNote(context),
      ...(multiple.isContext
        ? [remark(t(msg`Como contexto, sin peso: el valor no parte de este múltiplo.`))]
        : []),
      remark(t(msg`El sector cotiza en bolsa: su múltiplo va sin ajuste por tamaño.`)),
    ],
  };
};

/** The company compared with its sector's figures; null when none of them is published. */
export const sectorComparisonView = (context: ReportContext): SectorComparisonView | null => {
  const { document, t } = context;
  const sector = sectorName(context, document.company.sector);
  const multiple = multipleOfSector(context);
  if (sector === '' || multiple === null) return null;
  const [first] = multipleRow(context, multiple);
  if (first === undefined) return null;
  const name = sector.charAt(0).toLowerCase() + sector.slice(1);
  return {
    title: t(msg`Su lugar en el sector: ${name}`),
    head: {
      label: '',
      company: t(msg`Empresa`),
      sector: t(msg`Sector`),
      place: t(msg`Posición`),
    },
    rows: [first, ...leverageRow(context), ...unpublishedRows(context)],
    margin: marginNotes(context, multiple),
    legend: remark(
      t(msg`Punto, la empresa; raya, la media del sector; banda, su mínimo y su máximo.`),
    ),
  };
};
