import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { showToast } from '../../../lib/toast/show-toast.ts';

/** Shows signed-out users that they are signed out, with a link to sign in. */
export const useSignedOutToast = (): (() => void) => {
  const { t } = useLingui();
  const { history } = useRouter();
  return () =>
    showToast({
      kind: 'error',
      title: t`No autenticado`,
      description: t`Debes iniciar sesión para enviar un reporte.`,
      action: { label: t`Iniciar sesión`, run: () => history.push('/login') },
    });
};
