import { storedCollaborationRequest } from '../../../lib/collaboration-request.ts';
import { checkForm } from '../../../components/form/check-form.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { signUpSections, signUpValuesFrom, toSignUpCandidate } from './sign-up-values.ts';
import type { SignUpSectionId } from './sign-up-values.ts';
import { useSignUp } from './use-sign-up.ts';

const loadSchema = async () =>
  (await import('@valia/domain/accounts/account-schemas.ts')).signUpFormSchema;

/** The sign-up form's values, checks and ways. */
export const useRegisterForm = () => {
  const signUpForm = useSchemaForm({
    ...useSignUp(),
    initial: signUpValuesFrom(storedCollaborationRequest()),
    loadSchema,
    candidate: toSignUpCandidate,
  });
  const { form, focusFirst } = signUpForm;
  const enterSection = (firstField: string): void => {
    const input = form.getInputNode(firstField);
    input?.closest('[data-section]')?.scrollIntoView({ block: 'start' });
    input?.focus({ preventScroll: true });
  };
  /** Checks one part and leads to the next, or to what is wrong in it. */
  const leave = async (section: SignUpSectionId): Promise<void> => {
    const index = signUpSections.findIndex(({ id }) => id === section);
    const fields: readonly string[] = signUpSections[index]?.fields ?? [];
    const errors = Object.entries(await checkForm(loadSchema, toSignUpCandidate(form.values)));
    const wrong = Object.fromEntries(errors.filter(([field]) => fields.includes(field)));
    form.setErrors({ ...form.errors, ...wrong });
    if (Object.keys(wrong).length > 0) focusFirst(wrong);
    else enterSection(signUpSections[index + 1]?.fields[0] ?? '');
  };
  return { ...signUpForm, leave };
};
