import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { checkForm, expectFormCheck, fieldErrors } from '../../lib/field-errors.tsx';
import {
  emptySignUpValues,
  signUpFields,
  signUpSections,
  toSignUpCandidate,
} from './sign-up-values.ts';
import type { SignUpSectionId, SignUpValues } from './sign-up-values.ts';
import { useSignUp } from './use-sign-up.ts';

interface RegisterForm {
  form: UseFormReturnType<SignUpValues>;
  isPending: boolean;
  submit: (event?: React.FormEvent<HTMLFormElement>) => void;
  focusField: (field: string) => void;
  /** Checks one part and leads to the next, or to what is wrong in it. */
  leave: (section: SignUpSectionId) => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/account-schemas.ts')).signUpFormSchema;

const check = (values: SignUpValues) => checkForm(loadSchema, toSignUpCandidate(values));

/** The sign-up form's values, checks and ways. */
export const useRegisterForm = (): RegisterForm => {
  const form = useForm<SignUpValues>({
    initialValues: emptySignUpValues,
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: check,
  });
  const focusField = (field: string): void => form.getInputNode(field)?.focus();
  const enterSection = (firstField: string): void => {
    const input = form.getInputNode(firstField);
    input?.closest('[data-section]')?.scrollIntoView({ block: 'start' });
    input?.focus({ preventScroll: true });
  };
  const focusFirst = (wrong: readonly string[]): void => {
    const first = signUpFields.find((field) => wrong.includes(field));
    if (first !== undefined) focusField(first);
  };

  const { isPending, signUp } = useSignUp((issues) => {
    form.setErrors(fieldErrors(issues));
    focusFirst(issues.map(({ path }) => path));
  });

  const leave = async (section: SignUpSectionId): Promise<void> => {
    const index = signUpSections.findIndex(({ id }) => id === section);
    const fields: readonly string[] = signUpSections[index]?.fields ?? [];
    const wrong = Object.entries(await check(form.values)).filter(([field]) =>
      fields.includes(field),
    );
    form.setErrors({ ...form.errors, ...Object.fromEntries(wrong) });
    if (wrong.length > 0) focusFirst(wrong.map(([field]) => field));
    else enterSection(signUpSections[index + 1]?.fields[0] ?? '');
  };

  const submit = form.onSubmit(
    (values) => void signUp(values),
    (errors) => focusFirst(Object.keys(errors)),
  );
  return { form, isPending, submit, focusField, leave: (section) => void leave(section) };
};
