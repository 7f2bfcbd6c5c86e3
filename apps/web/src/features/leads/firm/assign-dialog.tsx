import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import styles from './firm-leads.module.css';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = { meta: box({ display: 'block' }, text('fine', 'regular', 'dimmed')) };

export interface Assignee {
  userId: string;
  name: string;
}

interface AssignDialogProps {
  /** The name of the lead to assign, or the number of leads. */
  title: string;
  /** The current assignee; null when there is none. */
  current: Assignee | null;
  isPending?: boolean;
  onAssign: (adviser: Assignee | null) => void;
  onClose: () => void;
}

const nobody = 'nobody';

/** Chooses an adviser; each is shown with the number of their open leads, and is found by name. */
export const AssignDialog = ({
  title,
  current,
  isPending = false,
  onAssign,
  onClose,
}: AssignDialogProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Assignee | 'nobody' | null>(null);
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && chosen === null;
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      text={<Trans>Se le avisa por correo y en sus notificaciones.</Trans>}
      action={<Trans>Asignar</Trans>}
      isPending={isPending}
      onSubmit={() => {
        if (chosen === null) setTried(true);
        else onAssign(chosen === nobody ? null : chosen);
      }}
    >
      <TextInput
        label={t`Buscar asesor`}
        autoComplete="off"
        data-autofocus
        maxLength={100}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Choices search={search.trim()} current={current} chosen={chosen} onChoose={setChosen} />
      {isMissing && (
        <p className={text('size-13', 'negative')} role="alert">
          <Trans>Elige un asesor</Trans>
        </p>
      )}
    </FormDialog>
  );
};

interface ChoicesProps {
  search: string;
  current: Assignee | null;
  chosen: Assignee | 'nobody' | null;
  onChoose: (chosen: Assignee | 'nobody') => void;
}

const Choices = ({ search, current, chosen, onChoose }: ChoicesProps) => {
  const { t } = useLingui();
  const query = trpc.admin.leads.assignees.useQuery({ search });
  const openText = (count: number): string =>
    t`${plural(count, { one: '# abierto', many: '# de abiertos', other: '# abiertos' })}`;
  return (
    <QueryState query={query} loading={<Skeleton height={160} />}>
      {({ advisers }) => (
        <Radio.Group
          aria-label={t`Asesor`}
          value={chosen === null || chosen === nobody ? (chosen ?? '') : chosen.userId}
          onChange={(value) => {
            const adviser = advisers.find(({ userId }) => userId === value);
            if (adviser !== undefined) onChoose(adviser);
            else if (value === nobody) onChoose(nobody);
          }}
        >
          <div className={styles.advisers}>
            {advisers.map(({ userId, name, openLeads }) => (
              <Radio
                key={userId}
                value={userId}
                disabled={userId === current?.userId}
                label={
                  <span className={row({ inline: true, gap: 8, align: 'baseline' })}>
                    {name}
                    <span className={looks.meta}>{openText(openLeads)}</span>
                  </span>
                }
              />
            ))}
            {advisers.length === 0 && (
              <p className={looks.meta}>
                <Trans>Ningún asesor coincide.</Trans>
              </p>
            )}
            {current !== null && <Radio value={nobody} label={t`Dejar sin asignar`} />}
          </div>
        </Radio.Group>
      )}
    </QueryState>
  );
};
