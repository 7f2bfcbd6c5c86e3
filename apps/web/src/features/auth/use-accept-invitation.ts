import { useLingui } from '@lingui/react/macro';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useEnterProduct } from './use-enter-product.ts';

interface AcceptInvitation {
  isPending: boolean;
  accept: (token: string) => Promise<void>;
}

/** Joins the organisation of an invitation and leads to the dashboard. */
export const useAcceptInvitation = (organizationName: string): AcceptInvitation => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { mutateAsync, isPending } = trpc.auth.invitations.accept.useMutation();
  const runAlone = useOneAtATime();

  const accept = (token: string): Promise<void> =>
    runAlone(async () => {
      try {
        const { session } = await mutateAsync({ token });
        showToast({ kind: 'success', title: t`Ya formas parte de ${organizationName}` });
        await enter(session);
      } catch (error) {
        showError(error, t`Error al aceptar la invitación`);
      }
    });

  return { isPending, accept };
};
