import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { IssueText } from '../../lib/errors/issue-text.tsx';
import { joinRequirements } from './join-requirements.ts';
import styles from './password-requirements.module.css';
import { box, row, stack, text } from '../style/class-names.ts';

const looks = { line: row({ gap: 6, align: 'center' }, styles.line) };

const shown = missingPasswordRequirements('');

interface PasswordRequirementsProps {
  password: string;
  /** Whether the field is refused; the field itself shows any other error. */
  isRefused: boolean;
}

/** The requirements of a new password, updated while it is typed. Missing ones are also announced. */
export const PasswordRequirements = ({ password, isRefused }: PasswordRequirementsProps) => {
  const { i18n } = useLingui();
  const missing = missingPasswordRequirements(password);
  const list = joinRequirements(i18n, missing);
  return (
    <div className={text('small', 'dimmed')}>
      <p>
        <Trans>La contraseña necesita:</Trans>
      </p>
      <ul className={stack({ gap: [2, 24], marginTop: 4 }, styles.list)}>
        {shown.map((code) => {
          const isMet = !missing.includes(code);
          const Icon = isMet ? IconCheck : IconPoint;
          return (
            <li key={code} className={looks.line} data-met={isMet || undefined}>
              <Icon size={16} stroke={2} aria-hidden className={box({ flex: 'none' })} />
              <span>
                <IssueText issue={{ path: '', code, params: {} }} />
                <VisuallyHidden>
                  {' '}
                  {isMet ? <Trans>(cumplido)</Trans> : <Trans>(falta)</Trans>}
                </VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden aria-live="polite">
        {password !== '' &&
          !isRefused &&
          (list === '' ? (
            <Trans>
              No falta nada de la lista. Al guardarla se comprueba que no sea una de las más usadas.
            </Trans>
          ) : (
            <Trans>Falta: {list}</Trans>
          ))}
      </VisuallyHidden>
    </div>
  );
};
