import { useLingui } from '@lingui/react/macro';
import type {
  ShareRight,
  ValuationPeople,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { showError } from '../../../../lib/show-error.ts';
import { showToast } from '../../../../lib/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../editor-context.ts';
import { usePersonName } from './use-person-name.ts';

type Shared = ValuationPeople['shares'][number];

/** Changes who shares the valuation. Each answer is the new list, and a share taken back can be given again. */
export const useSharing = () => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const { id } = valuation;
  const nameOf = usePersonName();
  const { valuations } = trpc.useUtils();
  const keep = (people: ValuationPeople): void => {
    valuations.people.setData({ id }, people);
  };
  const share = trpc.valuations.share.useMutation({ onSuccess: keep });
  const change = trpc.valuations.changeShare.useMutation({ onSuccess: keep });
  const takeBack = trpc.valuations.takeBackShare.useMutation({ onSuccess: keep });

  const shareAgain = async ({ email, right }: Shared): Promise<void> => {
    if (email === null) return;
    try {
      await share.mutateAsync({ id, email, right });
    } catch (error) {
      showError(error, t`No se pudo volver a compartir`);
    }
  };

  return {
    isBusy: share.isPending || change.isPending || takeBack.isPending,
    /** Rejects with the server's refusal: the form shows it at its field. */
    share: (email: string, right: ShareRight) => share.mutateAsync({ id, email, right }),
    changeRight: async ({ userId }: Shared, right: ShareRight): Promise<void> => {
      try {
        await change.mutateAsync({ id, personId: userId, right });
      } catch (error) {
        void valuations.people.invalidate({ id });
        showError(error, t`No se pudo cambiar lo que puede hacer`);
      }
    },
    takeBack: async (shared: Shared): Promise<boolean> => {
      const name = nameOf(shared.name);
      try {
        await takeBack.mutateAsync({ id, personId: shared.userId });
      } catch (error) {
        showError(error, t`No se pudo dejar de compartir`);
        return false;
      }
      showToast({
        kind: 'success',
        title: t`${name} ya no tiene acceso`,
        action: { label: t`Deshacer`, run: () => void shareAgain(shared) },
      });
      return true;
    },
  };
};
