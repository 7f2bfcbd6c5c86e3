import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRef, type RefObject, useEffect, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { AdvisoryFields, PersonalFields, SecurityFields } from './register-fields.tsx';
import styles from './register-form.module.css';
import { RegisterProgress } from './register-progress.tsx';
import {
  signUpFields,
  type SignUpValues,
  type SignUpSectionId,
  signUpSections,
} from './sign-up-values.ts';
import { TermsCheckbox } from './fields/terms-checkbox.tsx';
import { useRegisterForm } from './use-register-form.ts';
import { useSignUpLabels } from './fields/use-sign-up-labels.ts';
import { row } from '../../../components/style/class-names.ts';

const looks = {
  end: row({ gap: 24, align: 'start', justify: 'between', borderTop: 'plain' }, styles.end),
};

const isField = (field: string): field is keyof SignUpValues => signUpFields.includes(field);

const isSectionId = (id: string | undefined): id is SignUpSectionId =>
  signUpSections.some((section) => section.id === id);

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const currentPart = (form: HTMLElement): HTMLElement | null => {
  const focused = document.activeElement;
  const own = focused?.closest<HTMLElement>('[data-section]') ?? null;
  if (focused !== null && own !== null && form.contains(own) && isInView(focused)) return own;
  const parts = [...form.querySelectorAll<HTMLElement>('[data-section]')];
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
  const isReached = (part: HTMLElement) =>
    part.getBoundingClientRect().top < window.innerHeight / 2;
  return parts.findLast((part) => isAtEnd || isReached(part)) ?? null;
};

/** The current section of the form: that of the focused field, else the last one reached by scrolling. */
const useCurrentSection = (form: RefObject<HTMLElement | null>): SignUpSectionId => {
  const [current, setCurrent] = useState<SignUpSectionId>('personal');
  useEffect(() => {
    const follow = (): void => {
      if (form.current === null) return;
      const id = currentPart(form.current)?.dataset['section'];
      if (isSectionId(id)) setCurrent(id);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('focusin', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('focusin', follow);
    };
  }, [form]);
  return current;
};

/** Creates an account; on failure, everything typed stays, and the first wrong field gets the focus. */
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
