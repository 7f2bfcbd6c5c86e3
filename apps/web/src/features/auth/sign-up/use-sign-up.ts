import { useLingui } from '@lingui/react/macro';
import type { Act } from '../../../lib/act/use-act.ts';
import { addCollaborationRequest } from '../../../lib/collaboration-request.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useCalls, useGo, useStartSession } from '../../../lib/page/page-frame.tsx';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { findVisitId } from '../../../lib/visit.ts';
import { requireTerms } from './fields/require-terms.ts';
import { type SignUpValues, toSignUpCandidate } from './sign-up-values.ts';

/** Creates the account and leads to where its address is verified. */
export const useSignUp = (): Act<SignUpValues, RouterOutputs['auth']['signUp']> => {
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
