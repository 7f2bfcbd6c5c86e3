import { useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import type { Act } from '../../../lib/act/use-act.ts';
import { stack } from '../../../components/style/class-names.ts';

interface EmailFormProps {
  /** What was typed before, when one comes back to mend it. */
  email?: string;
  act: Act<{ email: string }, unknown>;
  children: ReactNode;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/recovery-schemas.ts')).forgotPasswordInput;

/** The address that a link is sent to. */
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
