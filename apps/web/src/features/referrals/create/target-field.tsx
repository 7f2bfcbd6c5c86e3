import { Trans, useLingui } from '@lingui/react/macro';
import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import type { ListedAdviser } from '@valia/domain/directory/directory-schemas.ts';
import { type ReactNode, useId } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { firmTarget } from './use-create-request.ts';
import styles from './create-request.module.css';

interface TargetFieldProps {
  /** Empty for an adviser who is not chosen yet: nobody is chosen for the person, as what is sent is read. */
  value: string;
  error?: ReactNode;
  'data-path'?: string;
  onChoose: (id: string) => void;
}

/** The firm, or a verified adviser of the directory. */
export const TargetField = (props: TargetFieldProps) => {
  const { t } = useLingui();
  const labelId = useId();
  const { value: chosen, onChoose } = props;
  const kind = chosen === firmTarget ? 'firm' : 'adviser';
  const advisers = trpc.referrals.advisers.useQuery(
    { limit: 200 },
    { enabled: kind === 'adviser' },
  );
  const { items = [], mayWrite = true } = advisers.data ?? {};
  return (
    <div className={styles.fields}>
      <div>
        <Input.Label component="span" id={labelId}>
          <Trans>Para</Trans>
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={labelId}
          data={[
            { value: 'firm', label: t`La firma` },
            { value: 'adviser', label: t`Otro asesor` },
          ]}
          value={kind}
          onChange={(value) => onChoose(value === 'firm' ? firmTarget : '')}
        />
      </div>
      {kind === 'adviser' && <AdviserField {...props} items={items} mayWrite={mayWrite} />}
    </div>
  );
};

interface AdviserFieldProps extends TargetFieldProps {
  items: readonly ListedAdviser[];
  mayWrite: boolean;
}

const AdviserField = ({ items, mayWrite, onChoose, ...field }: AdviserFieldProps) => {
  const { t } = useLingui();
  if (!mayWrite)
    return (
      // A form without its adviser leads here, where there is no field to fill.
      <p className={styles.note} role="note" tabIndex={-1} data-path={field['data-path']}>
        <Trans>
          Podrás escribir a otros asesores cuando la firma te haya verificado. Mientras, puedes
          escribir a la firma.
        </Trans>
      </p>
    );
  return (
    <NativeSelect
      {...field}
      label={t`Asesor`}
      data={[
        { value: '', label: t`Elige un asesor` },
        ...items.map(({ id, name, company }) => ({
          value: id,
          label: company === null ? name : `${name}, ${company}`,
        })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
};
