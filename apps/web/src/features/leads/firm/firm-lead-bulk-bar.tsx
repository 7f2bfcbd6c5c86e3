import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import {
  type SelectedRowsAction,
  SelectedRowsActions,
  type SelectedRowsProps,
} from '../../../components/bulk/selected-rows-actions.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AssignDialog, type Assignee } from './assign-dialog.tsx';
import { useFirmLeadChanges } from './use-firm-leads.ts';

interface Assigning {
  adviser: Assignee | null;
  /** The leads as the user saw them: a lead assigned meanwhile is not reassigned. */
  seen: ReadonlyMap<string, FirmLead>;
}

const useAssign = () => {
  const { leads } = trpc.useUtils().client.admin;
  return async ({ adviser, seen }: Assigning, { id }: { id: string }) => {
    const lead = seen.get(id);
    if (lead === undefined) throw new Error('A lead that nobody has seen.');
    const from = lead.adviser?.userId ?? null;
    const advisorUserId = adviser?.userId ?? null;
    await leads.assign.mutate({ leadId: id, from, advisorUserId });
    return {
      item: { ...lead, adviser, version: lead.version + 1 },
      changed: advisorUserId !== from,
    };
  };
};

/** The total of the selected leads, and their actions. There is no undo, because the mails are sent at once. */
export const FirmLeadBulkBar = (selected: SelectedRowsProps<FirmLead>) => {
  const { t, i18n } = useLingui();
  const { items } = selected.selection;
  const names = new Map(items.map(({ id, companyName }) => [id, companyName]));
  const sum = items.reduce((total, { annualRevenue }) => total + (annualRevenue ?? 0), 0);
  return (
    <SelectedRowsActions
      {...selected}
      home="/admin/sell-leads"
      gender="masculine"
      sum={formatMoney(sum, { language: useLanguage() })}
      acts={[useAssigning(items)]}
      changes={useFirmLeadChanges()}
      atOnce={5}
      leavesView
      // Includes the lead's name, so that nobody has to search for it among hundreds.
      reasonText={({ id, code }) => {
        const name = names.get(id) ?? '';
        const reason =
          code === 'conflict' ? t`otra persona lo ha cambiado antes.` : i18n._(errorTexts[code]);
        return `${name}: ${reason}`;
      }}
    />
  );
};

const useAssigning = (rows: readonly FirmLead[]): SelectedRowsAction<FirmLead, Assigning> => {
  const { t } = useLingui();
  const count = rows.length;
  return {
    key: 'assign',
    label: t`Asignar ${count}`,
    icon: IconUserPlus,
    rows,
    question: ({ onConfirm, onClose }) => (
      <AssignDialog
        title={t`${plural(count, { one: 'Asignar # lead', many: 'Asignar # de leads', other: 'Asignar # leads' })}`}
        current={null}
        onAssign={(adviser) =>
          onConfirm({ adviser, seen: new Map(rows.map((lead) => [lead.id, lead])) })
        }
        onClose={onClose}
      />
    ),
    act: useAssign(),
    doneText: (done, { adviser }) => {
      const name = adviser?.name ?? '';
      return adviser === null
        ? t`${plural(done, { one: '1 lead sin asignar', many: '# de leads sin asignar', other: '# leads sin asignar' })}`
        : t`${plural(done, { one: `1 lead asignado a ${name}`, many: `# de leads asignados a ${name}`, other: `# leads asignados a ${name}` })}`;
    },
  };
};
