import { useLingui } from '@lingui/react/macro';
import type { PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import styles from './accounts-paste.module.css';
import type { DocumentRow } from './document-rows.ts';

const nowhere = 'nowhere';

export interface TargetOption {
  target: PastedTarget;
  label: string;
}

interface TargetSelectProps {
  /** The row as it is written. */
  name: string;
  choice: NonNullable<DocumentRow['choice']>;
  targets: readonly TargetOption[];
  onChoose: (target: PastedTarget | null) => void;
  /** Beside the likeliest ones. */
  isOther?: boolean;
}

/** The target of a row; nothing is preselected for a row that is not recognised. */
export const TargetSelect = ({ name, choice, targets, onChoose, isOther }: TargetSelectProps) => {
  const { t } = useLingui();
  const { isAsked } = choice;
  const target = targets.find((one) => one.target === choice.target)?.target ?? nowhere;
  return (
    <select
      className={styles.select}
      aria-label={isOther === true ? t`Otra partida para ${name}` : t`Fila para ${name}`}
      aria-invalid={isAsked}
      value={isAsked ? '' : target}
      onChange={({ currentTarget: { value } }) => {
        const chosen = targets.find((one) => one.target === value);
        if (chosen !== undefined) onChoose(chosen.target);
        else if (value === nowhere) onChoose(null);
      }}
    >
      {isAsked && (
        <option value="">{isOther === true ? t`Otra partida…` : t`Elige una partida`}</option>
      )}
      {targets.map((one) => (
        <option key={one.target} value={one.target}>
          {one.label}
        </option>
      ))}
      <option value={nowhere}>{t`No se usa`}</option>
    </select>
  );
};
