import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { IssueText } from '../../lib/errors/issue-text.tsx';
import { requirementList } from './requirement-list.ts';
import styles from './password-requirements.module.css';
import { box, row, stack, text } from '../style/class-names.ts';

const looks = { line: row({ gap: 6, align: 'center' }, styles.line) };

const shown = missingPasswordRequirements('');

interface PasswordRequirementsProps {
  password: string;
  /** The field says itself what else is wrong. */
  isRefused: boolean;
}

/** What a new password needs, followed as it is typed. What is still missing is announced too. */
export const PasswordRequirements = ({ password, isRefused }: PasswordRequirementsProps) => {
  const { i18n } = useLingui();
  const missing = missingPasswordRequirements(password);
  const list = requirementList(i18n, missing);
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
