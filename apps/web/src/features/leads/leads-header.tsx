import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { LeadItem, LeadTotals } from '@valia/domain/leads/lead-schemas.ts';
import { formatDayMonth, formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { PagedListExport } from '../../components/export/paged-list-export.tsx';
import type { TableColumn } from '../../components/table/table-column.ts';
import { useLanguage } from '../../lib/language.ts';
import { useNow } from '../../lib/use-now.ts';
import { type useLeadPages, useReadLeads } from './use-leads.ts';

/** The number of open leads, and the number of steps due today. */
export const useLeadsTitle = (totals: LeadTotals | undefined): string => {
  const { t } = useLingui();
  if (totals === undefined || totals.all === 0) return t`Mis leads`;
  const { open, today } = totals;
  const opened = t`${plural(open, { one: '# lead abierto', many: '# de leads abiertos', other: '# leads abiertos' })}`;
  return today === 0 ? opened : t`${opened}, ${today} para hoy`;
};

/** The revenue of the open leads, and the lead that has waited longest. */
export const LeadsSummary = ({ totals }: { totals: LeadTotals | undefined }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={420} maw="80%" />;
  if (totals.open === 0) return t`Aquí ves las empresas que te asigna la firma.`;
  const money = formatMoney(totals.openRevenue, { language });
  const revenue = t`Facturan ${money} en conjunto.`;
  if (totals.latest === null) return revenue;
  const { companyName, step, at } = totals.latest;
  const day = formatDayMonth(at, language, now);
  return `${revenue} ${t`${companyName} espera «${step}» desde el ${day}.`}`;
};

interface ExportOfLeadsProps {
  columns: TableColumn<LeadItem, LeadItem>[];
  found: ReturnType<typeof useLeadPages>;
}

/** Exports the whole list to a file, with its filters and order. */
export const ExportOfLeads = ({ columns, found }: ExportOfLeadsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const read = useReadLeads();
  const { wanted, pages } = found;
  return (
    <PagedListExport<LeadItem>
      columns={columns}
      home="/my-leads"
      fileName={t`leads`}
      tooManyText={(count) => t`${count} leads son demasiados para un archivo`}
      doneText={(count) => {
        const leads = formatNumber(count, { language });
        return count === 1 ? t`1 lead exportado` : t`${leads} leads exportados`;
      }}
      isDisabled={pages.rows.length === 0}
      read={(cursor) => read({ ...wanted, limit: 200, cursor })}
    />
  );
};
