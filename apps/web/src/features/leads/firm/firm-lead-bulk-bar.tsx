import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { type AskedAct, SelectionBar } from '../../../components/bulk/selection-bar.tsx';
import { useActsOnEach } from '../../../components/bulk/use-acts-on-each.ts';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AssignDialog, type Assignee } from './assign-dialog.tsx';
import { useFirmLeadChanges } from './use-firm-leads.ts';

interface Assigning {
  adviser: Assignee | null;
  /** As they were seen: who has one meanwhile is not overruled. */
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

/** Assigns many leads. The mails are on their way at once: there is no undo. */
const useAssigning = (selection: RowSelection<FirmLead>) => {
  const { t, i18n } = useLingui();
  const names = new Map(selection.items.map(({ id, companyName }) => [id, companyName]));
  return useActsOnEach<Assigning, FirmLead>(
    {
      home: '/admin/sell-leads',
      atOnce: 5,
      act: useAssign(),
      changes: useFirmLeadChanges(),
      staysInView: false,
      doneText: ({ adviser }, count) => {
        const name = adviser?.name ?? '';
        return adviser === null
          ? t`${plural(count, { one: '1 lead sin asignar', many: '# de leads sin asignar', other: '# leads sin asignar' })}`
          : t`${plural(count, { one: `1 lead asignado a ${name}`, many: `# de leads asignados a ${name}`, other: `# leads asignados a ${name}` })}`;
      },
      // Which one it was, so that nobody has to look for it among hundreds.
      reasonText: ({ id, code }) => {
        const name = names.get(id) ?? '';
        const reason =
          code === 'conflict' ? t`otra persona lo ha cambiado antes.` : i18n._(errorTexts[code]);
        return `${name}: ${reason}`;
      },
      staysSelectedText: (count) =>
        t`${plural(count, { one: 'Sigue seleccionado.', other: 'Siguen seleccionados.' })}`,
    },
    selection,
  );
};

interface FirmLeadBulkBarProps {
  selection: RowSelection<FirmLead>;
  isWide: boolean;
}

/** At the foot: what is selected and what can be done with it. */
export const FirmLeadBulkBar = ({ selection, isWide }: FirmLeadBulkBarProps) => {
  const { t } = useLingui();
  const { items } = selection;
  const count = items.length;
  const sum = items.reduce((total, { annualRevenue }) => total + (annualRevenue ?? 0), 0);
  const selected = t`${plural(count, { one: '# seleccionado', many: '# de seleccionados', other: '# seleccionados' })}`;
  return (
    <SelectionBar
      selection={selection}
      isWide={isWide}
      label={t`Acciones con los seleccionados`}
      text={`${selected} · ${formatMoney(sum, { language: useLanguage() })}`}
      acts={[useAsking(items)]}
      apply={useAssigning(selection)}
    />
  );
};

/** To whom they go. */
const useAsking = (leads: readonly FirmLead[]): AskedAct<Assigning, FirmLead> => {
  const { t } = useLingui();
  const count = leads.length;
  return {
    key: 'assign',
    label: t`Asignar ${count}`,
    icon: IconUserPlus,
    rows: leads,
    question: ({ onConfirm, onClose }) => (
      <AssignDialog
        title={t`${plural(count, { one: 'Asignar # lead', many: 'Asignar # de leads', other: 'Asignar # leads' })}`}
        current={null}
        onAssign={(adviser) =>
          onConfirm({ adviser, seen: new Map(leads.map((lead) => [lead.id, lead])) })
        }
        onClose={onClose}
      />
    ),
  };
};
