import { Trans } from '@lingui/react/macro';
import { registrationPasswordMinimum } from '@valia/domain/accounts/registration-password-minimum.ts';
import styles from './password-meter.module.css';
import { passwordStrength } from './password-strength.ts';
import { box, classNames, stack, text } from '../../../../components/style/class-names.ts';

const looks = { words: box({ display: 'block', marginTop: 4 }, text('dimmed'), styles.words) };

const steps = [1, 2, 3, 4] as const;

const LevelName = ({ level }: { level: 1 | 2 | 3 | 4 }) => {
  if (level === 1) return <Trans>Débil.</Trans>;
  if (level === 2) return <Trans>Aceptable.</Trans>;
  return level === 3 ? <Trans>Buena.</Trans> : <Trans>Fuerte.</Trans>;
};

const Advice = ({ length, missing }: { length: number; missing: number }) => {
  if (length < registrationPasswordMinimum) {
    return <Trans>Necesita al menos {registrationPasswordMinimum} caracteres.</Trans>;
  }
  if (missing === 0) return null;
  const wanted = length + missing;
  return <Trans>Con {wanted} caracteres variados será buena.</Trans>;
};

/**
 * The strength of a password, which only advises and refuses nothing. It contains phrasing content only, because it is
 * inside a paragraph.
 */
export const PasswordMeter = ({
  password,
  known,
}: {
  password: string;
  known: readonly string[];
}) => {
  const { level, missing } = passwordStrength(password, known);
  return (
    <span className={box({ display: 'block', marginTop: 4 })} data-level={level}>
      <span className={stack({ gap: 4 }, styles.bars)} aria-hidden>
        {steps.map((step) => (
          <span key={step} className={styles.bar} data-filled={step <= level || undefined} />
        ))}
      </span>
      <span className={looks.words} aria-live="polite">
        {level === 0 ? (
          <Trans>Al menos {registrationPasswordMinimum} caracteres; mejor una frase larga.</Trans>
        ) : (
          <>
            <strong className={classNames(text('strong'), styles.level)}>
              <LevelName level={level} />
            </strong>{' '}
            <Advice length={password.length} missing={missing} />
          </>
        )}
      </span>
    </span>
  );
};
