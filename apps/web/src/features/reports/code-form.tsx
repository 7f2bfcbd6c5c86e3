import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { readVerificationCode } from '@valia/domain/reports/verification-code.ts';
import { type SyntheticEvent, useState } from 'react';
import styles from './verify-screen.module.css';
import { stack } from '../../components/style/class-names.ts';

const looks = { form: stack({ gap: 12, columns: 'main-end', align: 'end' }, styles.form) };

interface CodeFormProps {
  /** The code in the URL. */
  typed: string;
  isRefused: boolean;
  /** Called with whether the input can be a code. */
  onRead: (isCode: boolean) => void;
}

const longestCode = 60;

/** The code as printed on paper; spaces, hyphens and case are ignored. */
export const CodeForm = ({ typed, isRefused, onRead }: CodeFormProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const code = readVerificationCode(text);
    onRead(code !== null);
    if (code !== null) void navigate({ to: '/verify/$code', params: { code } });
  };
  return (
    <form className={looks.form} onSubmit={submit} noValidate>
      <TextInput
        label={t`Código de verificación`}
        description={t`Cinco grupos de cuatro letras y números.`}
        value={text}
        maxLength={longestCode}
        autoComplete="off"
        spellCheck={false}
        error={
          isRefused
            ? t`Ese código no es de cinco grupos de cuatro. Cópialo tal como está en el informe.`
            : null
        }
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">
        <Trans>Verificar</Trans>
      </Button>
    </form>
  );
};
