import { useLingui } from '@lingui/react/macro';
import { emailSchema } from '@valia/domain/accounts/account-schemas.ts';
import type {
  ShareRight,
  ValuationPeople,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';
import { usePersonName } from './use-person-name.ts';

type Give = (email: string, right: ShareRight) => Promise<void>;
type Shared = ValuationPeople['shares'][number];

/** Shows which right a user has from now on. */
const useTellRight = () => {
  const { t } = useLingui();
  const nameOf = usePersonName();
  return (name: string, right: ShareRight): void => {
    const person = nameOf(name);
    showToast({
      kind: 'success',
      title:
        right === 'edit'
          ? t`${person} puede editar la valoración`
          : t`${person} solo puede leer la valoración`,
    });
  };
};

/** The calls that change who has access to a valuation. Each returns the new list. */
const useSharingCalls = (id: string) => {
  const { people } = trpc.useUtils().valuations;
  const keep = (now: ValuationPeople): void => people.setData({ id }, now);
  return {
    id,
    share: trpc.valuations.share.useMutation({ onSuccess: keep }),
    change: trpc.valuations.changeShare.useMutation({ onSuccess: keep }),
    takeBack: trpc.valuations.revokeShare.useMutation({ onSuccess: keep }),
    invalidateAll: (): void => void people.invalidate({ id }),
  };
};

/** Shares the valuation, and shows which right the user has. Rejects with the server's refusal. */
const useGive = ({ id, share }: Pick<ReturnType<typeof useSharingCalls>, 'id' | 'share'>): Give => {
  const tellRight = useTellRight();
  return async (email, right) => {
    const { shares } = await share.mutateAsync({ id, email, right });
    const { data: address = email } = emailSchema.safeParse(email);
    tellRight(shares.find((one) => one.email === address)?.name ?? address, right);
  };
};

const useGiveAgain = (give: Give) => {
  const { t } = useLingui();
  return async ({ email, right }: Pick<Shared, 'email' | 'right'>): Promise<boolean> => {
    if (email === null) return false;
    try {
      await give(email, right);
      return true;
    } catch (error) {
      showError(error, t`No se pudo volver a compartir`);
      return false;
    }
  };
};

/** Restores a share that was removed. Resolves to false when it was refused, which is shown to the user. */
export const useRestoreShare = () =>
  useGiveAgain(useGive(useSharingCalls(useEditor().valuation.id)));

/** Changes who has access to the valuation; a removed share can be restored. */
export const useSharing = () => {
  const { t } = useLingui();
  const { id } = useEditor().valuation;
  const nameOf = usePersonName();
  const tellRight = useTellRight();
  const calls = useSharingCalls(id);
  const { share, change, takeBack, invalidateAll } = calls;
  const give = useGive(calls);
  const shareAgain = useGiveAgain(give);

  return {
    isBusy: share.isPending || change.isPending || takeBack.isPending,
    /** Rejections are not caught here, because the form shows a refusal at its field. */
    share: give,
    changeRight: async ({ userId, name }: Shared, right: ShareRight): Promise<void> => {
      try {
        await change.mutateAsync({ id, personId: userId, right });
        tellRight(name, right);
      } catch (error) {
        invalidateAll();
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
