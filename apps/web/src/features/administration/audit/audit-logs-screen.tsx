import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ExportOfPages } from '../../../components/export/export-of-pages.tsx';
import type { Filter } from '../../../components/filters/filter.ts';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { useAddress } from '../../../components/filters/use-address.ts';
import { ListResults } from '../../../components/list/list-results.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { auditActions, auditActionText } from '../audit-action-text.ts';
import { AuditPanel } from './audit-panel.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { type AuditLogsSearch, auditLogsSearchSchema } from './read-audit-logs-search.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { type AuditAddress, type AuditRow, useAuditPages, useReadAudit } from './use-audit-logs.ts';
import styles from './audit-logs.module.css';

/** /admin/audit-logs: who did what and when, and the proof that nobody changed it since. */
export const AuditLogsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Registro de auditoría`);
  const address = useAddress(auditLogsSearchSchema);
  const found = useAuditPages(address);
  const columns = useAuditColumns();
  const isWide = useTableFits(960);
  const { row: opened } = address.search;
  const { rows } = found.pages;
  const row = rows.find(({ id }) => id === opened);
  return (
    <div className={styles.screen}>
      <PageHead
        title={t`Registro de auditoría`}
        sentence={<Trans>Quién hizo qué y cuándo. Las filas no se editan ni se borran.</Trans>}
        actions={<ExportOfLog found={found} columns={columns} />}
      />
      <ProofSheet />
      <ViewTabs address={address} tabs={[{ label: t`Todo`, view: {} }]} verbs={useAuditViews()} />
      <FilterBar
        address={address}
        searchField={{
          label: t`Buscar por persona, objeto o número de fila`,
          placeholder: t`Persona, objeto o fila`,
        }}
        filters={useAuditFilters()}
        isWide={isWide}
      />
      <Rows address={address} found={found} columns={columns} isWide={isWide} />
      {row !== undefined && <AuditPanel row={row} rows={rows} address={address} />}
    </div>
  );
};

interface RowsProps {
  address: AuditAddress;
  found: ReturnType<typeof useAuditPages>;
  columns: ReturnType<typeof useAuditColumns>;
  isWide: boolean;
}

const Rows = ({ address, found: { pages }, columns, isWide }: RowsProps) => {
  const { t } = useLingui();
  const { row: opened } = address.search;
  const { query } = pages;
  const count = pages.rows.length;
  return (
    <ListResults
      caption={t`Registro de auditoría`}
      pages={pages}
      columns={columns}
      isWide={isWide}
      expectedRows={12}
      sort={{ column: 'number', direction: 'desc' }}
      onSort={() => undefined}
      opening={{
        id: opened,
        open: (row: AuditRow) => address.change({ row: row.id }, { replace: opened !== undefined }),
      }}
      empty={
        <Sheet>
          <EmptyState
            title={t`Ninguna fila coincide`}
            text={t`Prueba con otra búsqueda o quita los filtros.`}
            action={
              <Button variant="default" onClick={address.clearFilters}>
                <Trans>Quitar filtros</Trans>
              </Button>
            }
          />
        </Sheet>
      }
      footTexts={{
        shown: query.hasNextPage
          ? t`Las ${count} primeras`
          : t`${plural(count, { one: '# fila', many: '# de filas', other: '# filas' })}`,
        more: t`Cargar 50 más`,
      }}
    />
  );
};

const useAuditFilters = (): Filter<keyof AuditLogsSearch>[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const acts = auditActions
    .map((value) => ({ value, label: auditActionText(value, i18n) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return [
    { kind: 'choice', key: 'action', label: t`Qué`, options: acts },
    {
      kind: 'choice',
      key: 'subject',
      label: t`Objeto`,
      options: [
        { value: 'user', label: t`Cuentas` },
        { value: 'valuation', label: t`Valoraciones` },
        { value: 'lead', label: t`Leads` },
        { value: 'report', label: t`Informes` },
        { value: 'organization', label: t`Organizaciones` },
        { value: 'invitation', label: t`Invitaciones` },
        { value: 'session', label: t`Sesiones` },
        { value: 'issue-report', label: t`Reportes de problemas` },
        { value: 'security-event', label: t`Avisos de seguridad` },
        { value: 'settings', label: t`Ajustes` },
        { value: 'procedure', label: t`Accesos denegados` },
      ],
    },
    {
      kind: 'days',
      key: 'period',
      low: 'from',
      high: 'to',
      label: t`Cuándo`,
      periods: [
        { value: 'today', label: t`hoy` },
        { value: '7d', label: t`7 días` },
        { value: '30d', label: t`30 días` },
        { value: '90d', label: t`90 días` },
      ],
    },
  ];
};

const ExportOfLog = ({
  found: { wanted, pages },
  columns,
}: Pick<RowsProps, 'found' | 'columns'>) => {
  const { t } = useLingui();
  const read = useReadAudit();
  return (
    <ExportOfPages<AuditRow>
      columns={columns}
      home="/admin/audit-logs"
      fileName={t`registro-de-auditoria`}
      tooManyText={(count) => t`${count} filas son demasiadas para un archivo`}
      doneText={(count) =>
        t`${plural(count, { one: '1 fila exportada', many: '# de filas exportadas', other: '# filas exportadas' })}`
      }
      isDisabled={pages.rows.length === 0}
      read={(cursor) => read({ ...wanted, limit: 200, cursor })}
    />
  );
};

const useAuditViews = (): ViewVerbs =>
  useViewVerbs(trpc.admin.audit, trpc.useUtils().admin.audit.views);
