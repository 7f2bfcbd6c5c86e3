import type { UserAction } from '../../../lib/act/use-user-action.ts';
import { useLingui } from '@lingui/react/macro';
import {
  storedCollaborationRequest,
  addCollaborationRequest,
} from '../../../lib/collaboration-request.ts';
import { checkForm } from '../../../components/form/check-form.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { useLanguage } from '../../../lib/language.ts';
import { usePageCalls, usePageNavigate, useStartSession } from '../../../lib/page/page-frame.tsx';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { findVisitId } from '../../../lib/visit.ts';
import { requireTerms } from './fields/require-terms.ts';
import {
  signUpSections,
  signUpValuesFromRequest,
  toSignUpInput,
  type SignUpSectionId,
  type SignUpValues,
} from './sign-up-values.ts';

const loadSchema = async () =>
  (await import('@valia/domain/accounts/account-schemas.ts')).signUpFormSchema;

/** Creates the account and navigates to the page that verifies its email address. */
const useSignUp = (): UserAction<SignUpValues, RouterOutputs['auth']['signUp']> => {
  const { t } = useLingui();
  const language = useLanguage();
  const go = usePageNavigate();
  const startSession = useStartSession();
  const { signUp } = usePageCalls();
  return {
    call: async (values) => {
      const { confirmPassword: _repeated, termsAccepted, ...fields } = toSignUpInput(values);
      return signUp({
        ...fields,
        termsAccepted: requireTerms(termsAccepted),
        language,
        visitId: findVisitId() ?? undefined,
      });
    },
    done: ({ organizationFailed }) =>
      organizationFailed
        ? {
            kind: 'warning',
            title: t`Perfil creado, pero hubo un problema al configurar la organización.`,
          }
        : t`¡Cuenta creada exitosamente!`,
    onDone: async ({ session }) => {
      addCollaborationRequest(null);
      await startSession(session);
      await go({ href: '/verify-email', replace: true });
    },
    failed: t`Error al registrarse`,
  };
};

/** The sign-up form's values, checks and navigation. */
export const useRegisterForm = () => {
  const signUpForm = useSchemaForm({
    ...useSignUp(),
    initial: signUpValuesFromRequest(storedCollaborationRequest()),
    loadSchema,
    candidate: toSignUpInput,
  });
  const { form, focusFirst } = signUpForm;
  const enterSection = (firstField: string): void => {
    const input = form.getInputNode(firstField);
    input?.closest('[data-section]')?.scrollIntoView({ block: 'start' });
    input?.focus({ preventScroll: true });
  };
  /** Checks one section, then moves to the next one or to the first error. */
  const leave = async (section: SignUpSectionId): Promise<void> => {
    const index = signUpSections.findIndex(({ id }) => id === section);
    const fields: readonly string[] = signUpSections[index]?.fields ?? [];
    const errors = Object.entries(await checkForm(loadSchema, toSignUpInput(form.values)));
    const wrong = Object.fromEntries(errors.filter(([field]) => fields.includes(field)));
    form.setErrors({ ...form.errors, ...wrong });
    if (Object.keys(wrong).length > 0) focusFirst(wrong);
    else enterSection(signUpSections[index + 1]?.fields[0] ?? '');
  };
  return { ...signUpForm, leave };
};
