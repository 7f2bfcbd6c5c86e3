import { useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ReactNode } from 'react';
import { checkForm, expectFormCheck, fieldErrors } from '../../lib/field-errors.tsx';
import styles from './guest-form.module.css';

interface EmailFormProps {
  /** What was typed before, when one comes back to mend it. */
  email?: string;
  action: ReactNode;
  isPending: boolean;
  /** `onRefused` gets what the server found wrong. */
  onSend: (email: string, onRefused: (issues: readonly FieldIssue[]) => void) => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/recovery-schemas.ts')).forgotPasswordInput;

/** The address that a link is sent to. */
export const EmailForm = ({ email = '', action, isPending, onSend }: EmailFormProps) => {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { email },
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, values),
  });
  const focusField = () => form.getInputNode('email')?.focus();
  const showIssues = (issues: readonly FieldIssue[]): void => {
    form.setErrors(fieldErrors(issues));
    if (issues.length > 0) focusField();
  };
  const submit = form.onSubmit((values) => onSend(values.email.trim(), showIssues), focusField);
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        label={t`Email`}
        type="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {action}
      </Button>
    </form>
  );
};
