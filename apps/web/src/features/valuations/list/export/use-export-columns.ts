import { useLingui } from '@lingui/react/macro';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { sectorName } from '../../../../lib/sector-name.ts';
import type { RouterOutputs } from '../../../../lib/trpc.ts';
import type { ExportedCell } from './list-csv.ts';

export type ExportedRow = RouterOutputs['valuations']['export']['rows'][number];

interface ExportColumn {
  head: string;
  cell: (row: ExportedRow) => ExportedCell;
}

const dayOf = (instant: string | null): ExportedCell => ({
  day: instant === null ? null : madridCalendar.date(new Date(instant)),
});

/** What a file says of each valuation, in the reader's language. */
export const useExportColumns = (): ExportColumn[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const province = (code: string | null): string =>
    code === null ? '' : (findProvince(code)?.names[language] ?? code);
  const sector = (code: string | null): string => (code === null ? '' : sectorName(code, language));
  return [
    { head: t`Empresa`, cell: ({ companyName }) => ({ text: companyName }) },
    { head: t`NIF`, cell: ({ taxId }) => ({ text: taxId }) },
    { head: t`Tipo`, cell: ({ type }) => ({ text: i18n._(valuationTerms.types[type]) }) },
    {
      head: t`Método`,
      cell: ({ method }) => ({ text: i18n._(valuationTerms.methodNames[method]) }),
    },
    { head: t`Estado`, cell: ({ status }) => ({ text: i18n._(valuationTerms.statuses[status]) }) },
    { head: t`Sector`, cell: (row) => ({ text: sector(row.sector) }) },
    { head: t`Provincia`, cell: (row) => ({ text: province(row.province) }) },
    { head: t`Etiquetas`, cell: ({ tags }) => ({ text: tags.join(', ') }) },
    { head: t`Moneda`, cell: ({ currency }) => ({ text: currency }) },
    { head: t`Valor mínimo`, cell: ({ equityLow }) => ({ amount: equityLow }) },
    { head: t`Valor medio`, cell: ({ equityCentral }) => ({ amount: equityCentral }) },
    { head: t`Valor máximo`, cell: ({ equityHigh }) => ({ amount: equityHigh }) },
    { head: t`Valor de empresa`, cell: (row) => ({ amount: row.enterpriseCentral }) },
    { head: t`EBITDA normalizado`, cell: ({ ebitda }) => ({ amount: ebitda }) },
    { head: t`EV/EBITDA implícito`, cell: (row) => ({ multiple: row.impliedMultiple }) },
    { head: t`Creada`, cell: ({ createdAt }) => dayOf(createdAt) },
    { head: t`Actualizada`, cell: ({ updatedAt }) => dayOf(updatedAt) },
    { head: t`Completada el`, cell: ({ completedAt }) => dayOf(completedAt) },
  ];
};
