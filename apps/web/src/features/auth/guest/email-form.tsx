import { useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import type { UserAction } from '../../../lib/act/use-user-action.ts';
import { stack } from '../../../components/style/class-names.ts';

interface EmailFormProps {
  /** The address typed before, when the user returns to correct it. */
  email?: string;
  act: UserAction<{ email: string }, unknown>;
  children: ReactNode;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/recovery-schemas.ts')).forgotPasswordInput;

/** A form for the email address to which a link is sent. */
export const EmailForm = ({ email = '', act, children }: EmailFormProps) => {
  const { t } = useLingui();
  const { form, isPending, submit } = useSchemaForm({ ...act, initial: { email }, loadSchema });
  return (
    <form noValidate className={stack({ gap: 24, marginTop: 32 })} onSubmit={submit}>
      <TextInput
        label={t`Email`}
        type="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {children}
      </Button>
    </form>
  );
};
