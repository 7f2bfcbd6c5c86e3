import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ListSearch } from '../../../../lib/read-list-search.ts';
import { showError } from '../../../../lib/show-error.ts';
import { showToast } from '../../../../lib/show-toast.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { viewSearchOf } from '../list-search.ts';

export type OwnView = RouterOutputs['valuations']['views']['views'][number];

/** A person's own views of the list: kept, taken away (with a way back), and read as an address is. */
export const useValuationViews = () => {
  const { t } = useLingui();
  const router = useRouter();
  const { valuations } = trpc.useUtils();
  const views = trpc.valuations.views.useQuery().data?.views ?? [];
  const { mutateAsync: saveView, isPending: isSaving } = trpc.valuations.saveView.useMutation();
  const { mutateAsync: deleteView } = trpc.valuations.deleteView.useMutation();

  const searchOf = ({ search }: OwnView): ListSearch => {
    const { validateSearch } = router.routesByPath['/valuations'].options;
    return typeof validateSearch === 'function' ? validateSearch(search) : {};
  };

  const find = (search: ListSearch): OwnView | undefined =>
    views.find(
      (view) =>
        JSON.stringify(viewSearchOf(searchOf(view))) === JSON.stringify(viewSearchOf(search)),
    );

  const keep = async (view: OwnView): Promise<boolean> => {
    try {
      await saveView(view);
      await valuations.views.invalidate();
      return true;
    } catch (error) {
      showError(error, t`No se pudo guardar la vista`);
      return false;
    }
  };

  const save = async (name: string, search: ListSearch): Promise<boolean> => {
    const kept = await keep({ id: crypto.randomUUID(), name, search: viewSearchOf(search) });
    if (kept) showToast({ kind: 'success', title: t`Vista guardada` });
    return kept;
  };

  const remove = async (view: OwnView): Promise<void> => {
    try {
      await deleteView({ id: view.id });
      await valuations.views.invalidate();
      showToast({
        kind: 'success',
        title: t`Vista eliminada`,
        action: { label: t`Deshacer`, run: () => void keep(view) },
      });
    } catch (error) {
      showError(error, t`No se pudo eliminar la vista`);
    }
  };

  return { views, searchOf, find, save, remove, isSaving };
};
