import { Trans, useLingui } from '@lingui/react/macro';
import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import type { ListedAdviser } from '@valia/domain/directory/directory-schemas.ts';
import { type ReactNode, useId, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import styles from './create-request.module.css';

interface TargetFieldProps {
  /** Empty for the firm. */
  chosen: string;
  error: ReactNode;
  onChoose: (id: string) => void;
}

/** The firm, or a verified adviser of the directory. */
export const TargetField = ({ chosen, error, onChoose }: TargetFieldProps) => {
  const { t } = useLingui();
  const labelId = useId();
  const [kind, setKind] = useState<'firm' | 'adviser'>(chosen === '' ? 'firm' : 'adviser');
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
          onChange={(value) => {
            setKind(value === 'firm' ? 'firm' : 'adviser');
            onChoose(value === 'firm' ? '' : (items[0]?.id ?? ''));
          }}
        />
      </div>
      {kind === 'adviser' && <AdviserField {...{ chosen, error, onChoose, items, mayWrite }} />}
    </div>
  );
};

interface AdviserFieldProps extends TargetFieldProps {
  items: readonly ListedAdviser[];
  mayWrite: boolean;
}

const AdviserField = ({ chosen, error, onChoose, items, mayWrite }: AdviserFieldProps) => {
  const { t } = useLingui();
  if (!mayWrite)
    return (
      <p className={styles.note}>
        <Trans>
          Podrás escribir a otros asesores cuando la firma te haya verificado. Mientras, puedes
          escribir a la firma.
        </Trans>
      </p>
    );
  return (
    <NativeSelect
      label={t`Asesor`}
      error={error}
      value={chosen}
      data={[
        ...(chosen === '' ? [{ value: '', label: t`Elige un asesor` }] : []),
        ...items.map(({ id, name, company }) => ({
          value: id,
          label: company === null ? name : `${name}, ${company}`,
        })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
};
