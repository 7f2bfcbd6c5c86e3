import { useLingui } from '@lingui/react/macro';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import { type ReactNode, useState } from 'react';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AssignDialog, type Assignee } from './assign-dialog.tsx';
import { useFirmLeadChanges, useFirmLeadErrorToast } from './use-firm-leads.ts';

interface Given {
  lead: FirmLead;
  adviser: Assignee | null;
}

/** Assigns one lead to an adviser: requests the adviser, and reports when the lead has changed meanwhile. */
export const useAssignLead = (): { ask: (lead: FirmLead) => void; dialog: ReactNode } => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<FirmLead | null>(null);
  const changes = useFirmLeadChanges();
  const refuse = useFirmLeadErrorToast();
  const { client } = trpc.useUtils();
  const close = (): void => setAsked(null);
  const { isPending, run } = useUserAction<Given>({
    call: ({ lead, adviser }) =>
      client.admin.leads.assign.mutate({
        leadId: lead.id,
        from: lead.adviser?.userId ?? null,
        advisorUserId: adviser?.userId ?? null,
      }),
    done: (_answer, { lead, adviser }) => {
      const company = lead.companyName;
      const name = adviser?.name ?? '';
      return adviser === null ? t`${company}, sin asignar` : t`${company}, asignado a ${name}`;
    },
    onDone: (_answer, { lead, adviser }) => {
      changes.show({ ...lead, adviser, version: lead.version + 1 });
      close();
    },
    invalidates: [changes],
    onFailed: (error) => {
      close();
      return refuse(error, t`No se pudo asignar el lead`);
    },
  });
  const name = asked?.companyName ?? '';
  const dialog = asked !== null && (
    <AssignDialog
      title={t`Asignar ${name}`}
      current={asked.adviser}
      isPending={isPending}
      onAssign={(adviser) => run({ lead: asked, adviser })}
      onClose={close}
    />
  );
  return { ask: setAsked, dialog };
};
