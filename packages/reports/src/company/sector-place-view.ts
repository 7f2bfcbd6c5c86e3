import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { originText } from '../multiples/multiples-view.ts';
import { sectorName } from '../front/cover-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type MarginNotes, remark } from '../content/report-table.ts';

/** Where the company stands between the sector's lowest and highest; fractions of the track. */
export interface SectorTrack {
  fromText: string;
  toText: string;
  /** The sector's lowest and highest. */
  lowText: string;
  highText: string;
  low: number;
  high: number;
  central: number;
  company: number;
}

export interface SectorPlaceRow {
  label: string;
  company: string;
  sector: string;
  /** Null where the sector's figure is not published. */
  track: SectorTrack | null;
  /** Why there is none. */
  missing: string;
}

export interface SectorPlaceView {
  title: string;
  head: { label: string; company: string; sector: string; place: string };
  rows: SectorPlaceRow[];
  margin: MarginNotes;
}

const trackRoom = 0.1;

const multipleRow = (context: ReportContext): SectorPlaceRow | null => {
  const { document, numbers, result, t } = context;
  const { central, high, low, origin } = document.multiples.evToEbitda;
  const company = result.impliedEvToEbitda;
  if (origin.kind !== 'sector' || central === null || company === null) return null;
  const [least, most] = [low ?? central, high ?? central];
  const values = [least, most, central, company];
  const spread = Math.max(...values) - Math.min(...values) || 1;
  const from = Math.min(...values) - spread * trackRoom;
  const to = Math.max(...values) + spread * trackRoom;
  const at = (value: number) => (value - from) / (to - from);
  return {
    label: t(valuationTerms.result.impliedEvToEbitda),
    company: numbers.multiple(company),
    sector: numbers.multiple(central),
    track: {
      fromText: numbers.multiple(from, 1),
      toText: numbers.multiple(to, 1),
      lowText: numbers.multiple(least),
      highText: numbers.multiple(most),
      low: at(least),
      high: at(most),
      central: at(central),
      company: at(company),
    },
    missing: '',
  };
};

const unpublishedRows = ({ account, baseYear, numbers, t }: ReportContext): SectorPlaceRow[] => {
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

/** Beside the sector's multiple that the valuation begins from; null without one. */
export const sectorPlaceView = (context: ReportContext): SectorPlaceView | null => {
  const { document, t } = context;
  const sector = sectorName(context, document.company.sector);
  const multiple = multipleRow(context);
  if (sector === '' || multiple === null) return null;
  const name = sector.charAt(0).toLowerCase() + sector.slice(1);
  return {
    title: t(msg`Su lugar en el sector: ${name}`),
    head: {
      label: '',
      company: t(msg`Empresa`),
      sector: t(msg`Sector`),
      place: t(msg`Posición`),
    },
    rows: [multiple, ...unpublishedRows(context)],
    margin: {
      title: t(msg`Fuente`),
      notes: [
        remark(originText(context, document.multiples.evToEbitda.origin)),
        remark(t(msg`Punto, la empresa; raya, la media del sector; banda, su mínimo y su máximo.`)),
        remark(t(msg`El sector cotiza en bolsa: su múltiplo va sin ajuste por tamaño.`)),
      ],
    },
  };
};
