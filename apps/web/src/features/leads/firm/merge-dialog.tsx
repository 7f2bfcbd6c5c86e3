import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, Skeleton } from '@mantine/core';
import type { FirmLeadDetails } from '@valia/domain/leads/lead-administration-schemas.ts';
import {
  differingFields,
  type MergeableLead,
  type MergeChoices,
  type MergedField,
} from '@valia/domain/leads/merge-leads.ts';
import { daysAgo } from '@valia/i18n/days-ago.ts';
import { useState } from 'react';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import styles from './firm-leads.module.css';
import { useDuplicateText, useMergeTexts } from './use-merge-texts.ts';
import { useFirmLeadChanges, useFirmLeadErrorToast } from './use-firm-leads.ts';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = { meta: box({ display: 'block' }, text('fine', 'regular', 'dimmed')) };

/** The fields in which two leads are compared. */
const mergeableOf = ({ lead, ...details }: FirmLeadDetails): MergeableLead => ({
  companyName: lead.companyName,
  taxId: details.taxId,
  kind: lead.kind,
  sector: lead.sector,
  province: lead.province,
  annualRevenue: lead.annualRevenue,
  ebitda: details.ebitda,
  reason: details.reason,
  timing: details.timing,
  contactName: lead.contactName,
  email: details.email,
  phone: lead.phone,
  source: lead.source,
  advisorUserId: lead.adviser?.userId ?? null,
});

interface MergeDialogProps {
  leadId: string;
  onClose: () => void;
}

/** A lead beside its possible duplicate: one choice for each field in which they differ. */
export const MergeDialog = ({ leadId, onClose }: MergeDialogProps) => {
  const { t } = useLingui();
  const query = trpc.admin.leads.get.useQuery({ leadId });
  const earlierId = query.data?.lead.duplicateOf ?? null;
  return (
    <QuestionDialog size={860} title={t`¿Son la misma empresa?`} onClose={onClose}>
      <QueryState query={query} loading={<Skeleton height={320} />}>
        {(details) =>
          earlierId === null ? (
            <p>
              <Trans>Este lead ya no tiene ningún posible duplicado.</Trans>
            </p>
          ) : (
            <Beside details={details} earlierId={earlierId} onClose={onClose} />
          )
        }
      </QueryState>
    </QuestionDialog>
  );
};

interface BesideProps {
  details: FirmLeadDetails;
  earlierId: string;
  onClose: () => void;
}

const Beside = ({ details, earlierId, onClose }: BesideProps) => {
  const query = trpc.admin.leads.get.useQuery({ leadId: earlierId });
  return (
    <QueryState query={query} loading={<Skeleton height={320} />}>
      {(earlier) => <Merge lead={details} earlier={earlier} onClose={onClose} />}
    </QueryState>
  );
};

interface MergeProps {
  lead: FirmLeadDetails;
  earlier: FirmLeadDetails;
  onClose: () => void;
}

/** The possible decisions about two leads. */
const useMerging = ({ lead, earlier, onClose }: MergeProps) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const changes = useFirmLeadChanges();
  const refuse = useFirmLeadErrorToast();
  const { id: leadId, version } = lead.lead;
  const after = {
    onDone: onClose,
    invalidates: [changes],
    onFailed: (error: unknown) => refuse(error, t`No se pudo decidir sobre el duplicado`),
  };
  const merge = useUserAction<MergeChoices>({
    call: (choices) =>
      client.admin.leads.merge.mutate({
        leadId,
        version,
        earlierVersion: earlier.lead.version,
        choices,
      }),
    done: t`Leads fusionados`,
    ...after,
  });
  const keepApart = useUserAction({
    call: () => client.admin.leads.keepApart.mutate({ leadId, version }),
    done: t`Quedan como dos leads`,
    ...after,
  });
  return { merge, keepApart };
};

const Merge = (props: MergeProps) => {
  const { lead, earlier, onClose } = props;
  const { merge, keepApart } = useMerging(props);
  const sides = { lead: mergeableOf(lead), earlier: mergeableOf(earlier) };
  const fields = differingFields(sides.lead, sides.earlier);
  const [choices, setChoices] = useState<MergeChoices>({});
  const adviser = choices.advisorUserId === 'lead' ? lead.lead.adviser : earlier.lead.adviser;
  const name = (adviser ?? lead.lead.adviser)?.name ?? null;
  return (
    <DialogForm
      action={<Trans>Fusionar los dos</Trans>}
      isPending={merge.isPending}
      onSubmit={() => merge.run(choices)}
      onCancel={onClose}
    >
      <Comparison {...props} fields={fields} choices={choices} onChoose={setChoices} />
      <ul className={stack({ gap: 4 }, text('size-13', 'dimmed'), styles.outcome)}>
        <li>
          {name === null ? (
            <Trans>Sigue el lead que ya estaba, sin asignar.</Trans>
          ) : (
            <Trans>Sigue el lead que ya estaba, con {name}.</Trans>
          )}
        </li>
        <li>
          <Trans>Los dos mensajes y los dos historiales quedan juntos.</Trans>
        </li>
        <li>
          <Trans>La fusión queda en el registro de auditoría; la otra entrada se conserva.</Trans>
        </li>
      </ul>
      <Button variant="subtle" loading={keepApart.isPending} onClick={() => keepApart.run()}>
        <Trans>No es la misma empresa</Trans>
      </Button>
    </DialogForm>
  );
};

interface ComparisonProps extends MergeProps {
  fields: readonly MergedField[];
  choices: MergeChoices;
  onChoose: (choices: MergeChoices) => void;
}

const Comparison = ({ lead, earlier, fields, choices, onChoose }: ComparisonProps) => {
  const { t } = useLingui();
  const moment = useMoment();
  const { nameOf, valueOf } = useMergeTexts({ lead, earlier });
  const sides = [
    { side: 'lead', title: t`Este lead`, details: lead },
    { side: 'earlier', title: t`El que ya estaba`, details: earlier },
  ] as const;
  return (
    <>
      <Why lead={lead} earlier={earlier} />
      <table className={box({ width: 'full', collapse: true }, text('size-13'), styles.comparison)}>
        <thead>
          <tr>
            <th scope="col">{t`Campo`}</th>
            {sides.map(({ side, title, details }) => (
              <th key={side} scope="col">
                {title}
                <span className={looks.meta}>{moment(details.lead.createdAt)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{nameOf(field)}</th>
              {sides.map(({ side, title, details }) => (
                <td key={side}>
                  <SideChoice
                    field={field}
                    label={valueOf(field, mergeableOf(details))}
                    title={`${nameOf(field)}, ${title}`}
                    isChosen={(choices[field] ?? 'earlier') === side}
                    onChoose={() => onChoose({ ...choices, [field]: side })}
                  />
                </td>
              ))}
            </tr>
          ))}
          {fields.length === 0 && <NoDifference />}
        </tbody>
      </table>
    </>
  );
};

const NoDifference = () => (
  <tr>
    <td colSpan={3}>
      <Trans>No difieren en nada.</Trans>
    </td>
  </tr>
);

interface SideChoiceProps {
  field: MergedField;
  label: string;
  /** The field and the side, for users who do not see the table. */
  title: string;
  isChosen: boolean;
  onChoose: () => void;
}

const SideChoice = ({ field, label, title, isChosen, onChoose }: SideChoiceProps) => (
  <Radio
    name={field}
    checked={isChosen}
    onChange={onChoose}
    label={label}
    aria-label={`${title}: ${label}`}
  />
);

const Why = ({ lead, earlier }: Pick<MergeProps, 'lead' | 'earlier'>) => {
  const reasonText = useDuplicateText();
  const days = daysAgo(earlier.lead.createdAt, new Date(lead.lead.createdAt));
  return <p className={text('strong')}>{reasonText(lead.lead.duplicateReason, days)}</p>;
};
