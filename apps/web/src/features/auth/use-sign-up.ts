import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { callFailure } from '../../lib/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useStartSession } from '../../lib/use-start-session.ts';
import { type SignUpValues, toSignUpCandidate } from './sign-up-values.ts';

interface SignUp {
  isPending: boolean;
  signUp: (values: SignUpValues) => Promise<void>;
}

/** Creates the account and leads to where its address is verified; `onRefused` gets what the server found wrong, by field. */
export const useSignUp = (onRefused: (issues: FieldIssue[]) => void): SignUp => {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const { mutateAsync, isPending } = trpc.auth.signUp.useMutation();
  const runAlone = useOneAtATime();

  const send = async (values: SignUpValues): Promise<void> => {
    const { confirmPassword: _repeated, termsAccepted, ...fields } = toSignUpCandidate(values);
    if (!termsAccepted) return;
    try {
      const { session, organizationFailed } = await mutateAsync({
        ...fields,
        termsAccepted,
        language,
      });
      showToast(
        organizationFailed
          ? {
              kind: 'warning',
              title: t`Perfil creado, pero hubo un problema al configurar la organización.`,
            }
          : { kind: 'success', title: t`¡Cuenta creada exitosamente!` },
      );
      await startSession(session);
      await navigate({ to: '/verify-email', replace: true });
    } catch (error) {
      onRefused(callFailure(error)?.fields ?? []);
      showError(error, t`Error al registrarse`);
    }
  };

  return { isPending, signUp: (values) => runAlone(() => send(values)) };
};
