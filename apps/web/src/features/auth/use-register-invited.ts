import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { RegisterInvitedForm } from '@valia/domain/organizations/invitation-schemas.ts';
import { callFailure } from '../../lib/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useEnterProduct } from './use-enter-product.ts';

interface RegisterInvited {
  isPending: boolean;
  register: (values: RegisterInvitedForm) => Promise<void>;
}

/** Creates the account of an invited person and enters the product; `onRefused` gets what the server found wrong. */
export const useRegisterInvited = (
  token: string,
  onRefused: (issues: FieldIssue[]) => void,
): RegisterInvited => {
  const { t } = useLingui();
  const language = useLanguage();
  const enter = useEnterProduct();
  const { mutateAsync, isPending } = trpc.auth.invitations.register.useMutation();
  const runAlone = useOneAtATime();

  const register = (values: RegisterInvitedForm): Promise<void> =>
    runAlone(async () => {
      const { confirmPassword: _repeated, termsAccepted, ...fields } = values;
      if (!termsAccepted) return;
      try {
        const { session } = await mutateAsync({ ...fields, termsAccepted, token, language });
        showToast({ kind: 'success', title: t`¡Cuenta creada exitosamente!` });
        await enter(session);
      } catch (error) {
        onRefused(callFailure(error)?.fields ?? []);
        showError(error, t`Error al registrarse`);
      }
    });

  return { isPending, register };
};
