import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { auditLogList } from '@valia/domain/security/audit-log-list.ts';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { useState } from 'react';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { knownAuditActions, auditActionText } from '../audit-action-text.ts';
import { AuditPanel } from './audit-panel.tsx';
import { auditWords } from './audit-words.ts';
import { AuditProofSheet } from './audit-proof-sheet.tsx';
import { type AuditChainProof, latestChainProof } from './audit-chain-proof.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import {
  type AuditListUrlState,
  type AuditRow,
  useAuditChainStatus,
  useAuditPages,
} from './use-audit-logs.ts';

/** /admin/audit-logs: who did what and when, and the proof that the log was not changed afterwards. */
export const AuditLogsScreen = () => {
  const { t } = useLingui();
  const address = useListAddress(auditLogList, auditWords);
  const { tabs, filters } = useAuditWords(address);
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
        tabs,
        verbs: useSavedViewCalls(trpc.admin.audit, trpc.useUtils().admin.audit.views),
      }}
      filters={filters}
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

/** The options of the action filter are the actions that have a text. */
const useAuditWords = ({ search }: AuditListUrlState) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const action = knownAuditActions
    .map((value) => ({ value, label: auditActionText(value, i18n) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return useListWords(auditLogList, auditWords, search, { options: { action } });
};
