import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { AdvisoryFields, PersonalFields, SecurityFields } from './register-fields.tsx';
import styles from './register-form.module.css';
import { RegisterProgress } from './register-progress.tsx';
import { signUpFields, type SignUpValues } from './sign-up-values.ts';
import { TermsCheckbox } from './fields/terms-checkbox.tsx';
import { useCurrentSection } from './use-current-section.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useSignUpLabels } from './fields/use-sign-up-labels.ts';
import { row } from '../../../components/style/class-names.ts';

const looks = {
  end: row({ gap: 24, align: 'start', justify: 'between', borderTop: 'plain' }, styles.end),
};

const isField = (field: string): field is keyof SignUpValues => signUpFields.includes(field);

/** Creates an account; on failure everything typed stays, and the first wrong field has the focus. */
export const RegisterForm = () => {
  const { fields } = useSignUpLabels();
  const element = useRef<HTMLFormElement>(null);
  const current = useCurrentSection(element);
  const { form, isPending, submit, focusFirst, leave } = useRegisterForm();
  const wrong = signUpFields
    .filter(isField)
    .filter((field) => Boolean(form.errors[field]))
    .map((field) => ({ field, label: fields[field], text: form.errors[field] }));

  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      <ErrorSummary errors={wrong} onChoose={(field) => focusFirst({ [field]: true })} />
      <PersonalFields form={form} />
      <AdvisoryFields form={form} />
      <SecurityFields form={form} />
      <div className={looks.end} data-section="security">
        <TermsCheckbox {...form.getInputProps('termsAccepted', { type: 'checkbox' })} />
        <Button type="submit" size="lg" className={styles.submit} loading={isPending}>
          <Trans>Crear cuenta</Trans>
        </Button>
      </div>
      <RegisterProgress
        current={current}
        isPending={isPending}
        onContinue={(section) => void leave(section)}
      />
    </form>
  );
};
