import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import styles from './register-progress.module.css';
import { type SignUpSectionId, signUpSections } from './sign-up-values.ts';
import { useSignUpLabels } from './fields/use-sign-up-labels.ts';

interface RegisterProgressProps {
  current: SignUpSectionId;
  isPending: boolean;
  onContinue: (section: SignUpSectionId) => void;
}

/** On a phone: the current section of the form, and the single next action within reach. */
export const RegisterProgress = ({ current, isPending, onContinue }: RegisterProgressProps) => {
  const { sections } = useSignUpLabels();
  const place = signUpSections.findIndex(({ id }) => id === current) + 1;
  const total = signUpSections.length;
  return (
    <div className={styles.bar}>
      <p className={styles.place}>
        <span>{sections[current]}</span>
        <span>
          <Trans>
            {place} de {total}
          </Trans>
        </span>
      </p>
      {/* Two separate buttons: a single one that became a submit button during the click would submit at once. */}
      {current === 'security' ? (
        <Button key="create" type="submit" size="lg" fullWidth loading={isPending}>
          <Trans>Crear cuenta</Trans>
        </Button>
      ) : (
        <Button
          key="continue"
          type="button"
          size="lg"
          fullWidth
          onClick={() => onContinue(current)}
        >
          {current === 'personal' ? (
            <Trans>Continuar a la asesoría</Trans>
          ) : (
            <Trans>Continuar a la seguridad</Trans>
          )}
        </Button>
      )}
    </div>
  );
};
