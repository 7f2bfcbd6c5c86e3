import type { Act } from '../../../lib/act/use-act.ts';
import { useLingui } from '@lingui/react/macro';
import {
  storedCollaborationRequest,
  addCollaborationRequest,
} from '../../../lib/collaboration-request.ts';
import { checkForm } from '../../../components/form/check-form.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useCalls, useGo, useStartSession } from '../../../lib/page/page-frame.tsx';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { findVisitId } from '../../../lib/visit.ts';
import { requireTerms } from './fields/require-terms.ts';
import {
  signUpSections,
  signUpValuesFrom,
  toSignUpCandidate,
  type SignUpSectionId,
  type SignUpValues,
} from './sign-up-values.ts';

const loadSchema = async () =>
  (await import('@valia/domain/accounts/account-schemas.ts')).signUpFormSchema;

/** Creates the account and leads to where its address is verified. */
const useSignUp = (): Act<SignUpValues, RouterOutputs['auth']['signUp']> => {
  const { t } = useLingui();
  const language = useLanguage();
  const go = useGo();
  const startSession = useStartSession();
  const { signUp } = useCalls();
  return {
    call: async (values) => {
      const { confirmPassword: _repeated, termsAccepted, ...fields } = toSignUpCandidate(values);
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
