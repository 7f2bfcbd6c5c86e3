import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { choiceFilter } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import { useListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { useState } from 'react';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { knownAuditActions, auditActionText } from '../audit-action-text.ts';
import { AuditPanel } from './audit-panel.tsx';
import { AuditProofSheet } from './audit-proof-sheet.tsx';
import { type AuditChainProof, latestChainProof } from './audit-chain-proof.ts';
import { type AuditLogsSearch, auditLogsSearchSchema } from './read-audit-logs-search.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { type AuditRow, useAuditChainStatus, useAuditPages } from './use-audit-logs.ts';

/** /admin/audit-logs: who did what and when, and the proof that the log was not changed afterwards. */
export const AuditLogsScreen = () => {
  const { t } = useLingui();
  const address = useListUrlState(auditLogsSearchSchema);
  const found = useAuditPages(address);
  const opening = openRowState(address, 'row');
  const { rows } = found.pages;
  const [own, setOwn] = useState<AuditChainProof | null>(null);
  const broken = latestChainProof(own, useAuditChainStatus().data?.check);
  const row = rows.find(({ id }) => id === opening.id);
  return (
    <ListScreen<AuditRow>
      address={address}
      head={{
        title: t`Registro de auditoría`,
        sentence: t`Quién hizo qué y cuándo. Las filas no se editan ni se borran.`,
      }}
      file={{ home: '/admin/audit-logs', fileName: t`registro-de-auditoria` }}
      above={<AuditProofSheet own={own} onProved={setOwn} />}
      views={{
        tabs: [{ label: t`Todo`, view: {} }],
        verbs: useSavedViewCalls(trpc.admin.audit, trpc.useUtils().admin.audit.views),
      }}
      filters={{
        searchField: {
          label: t`Buscar por persona, objeto o número de fila`,
          placeholder: t`Persona, objeto o fila`,
        },
        filters: useAuditFilters(),
      }}
      found={found}
      columns={useAuditColumns(broken)}
      sort={{ column: 'number', direction: 'desc' }}
      opening={opening}
      wording={{
        gender: 'feminine',
        counted: (count) =>
          t`${plural(count, { one: '# fila', many: '# de filas', other: '# filas' })}`,
      }}
      empty={
        <NoRowsFound
          address={address}
          title={t`Ninguna fila coincide`}
          text={t`Aquí se escribe cada cambio.`}
        />
      }
    >
      {row !== undefined && <AuditPanel row={row} rows={rows} opening={opening} broken={broken} />}
    </ListScreen>
  );
};

const useAuditFilters = (): Filter<keyof AuditLogsSearch>[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const acts = knownAuditActions
    .map((value) => ({ value, label: auditActionText(value, i18n) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return [
    { kind: 'choice', key: 'action', label: t`Qué`, options: acts },
    choiceFilter('subject', t`Objeto`, {
      user: t`Cuentas`,
      valuation: t`Valoraciones`,
      lead: t`Leads`,
      report: t`Informes`,
      organization: t`Organizaciones`,
      invitation: t`Invitaciones`,
      session: t`Sesiones`,
      'issue-report': t`Reportes de problemas`,
      'security-event': t`Avisos de seguridad`,
      settings: t`Ajustes`,
      procedure: t`Accesos denegados`,
    }),
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
