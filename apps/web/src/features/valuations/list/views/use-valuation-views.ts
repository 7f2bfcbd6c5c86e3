import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ListSearch } from '../../../../lib/read-list-search.ts';
import { callFailure } from '../../../../lib/call-failure.ts';
import { showError } from '../../../../lib/show-error.ts';
import { showToast } from '../../../../lib/show-toast.ts';
import { type RouterInputs, type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { viewSearchOf } from '../list-search.ts';

export type OwnView = RouterOutputs['valuations']['views']['views'][number];

const useKeepView = () => {
  const { t } = useLingui();
  const { valuations } = trpc.useUtils();
  const { mutateAsync: saveView, isPending: isSaving } = trpc.valuations.saveView.useMutation();
  const keep = async (
    view: RouterInputs['valuations']['saveView'],
    onRefused?: (issue: FieldIssue) => void,
  ): Promise<boolean> => {
    try {
      await saveView(view);
      await valuations.views.invalidate();
      return true;
    } catch (error) {
      // Another tab may have renamed or deleted views: what is shown next is what there is.
      void valuations.views.invalidate();
      const issue = callFailure(error)?.fields.find(({ path }) => path === 'name');
      if (issue !== undefined && onRefused !== undefined) onRefused(issue);
      else showError(error, t`No se pudo guardar la vista`);
      return false;
    }
  };
  return { keep, isSaving };
};

/** What gives a view a name, or another one. */
const useNameView = () => {
  const { t } = useLingui();
  const { keep, isSaving } = useKeepView();
  const save = async (
    name: string,
    search: ListSearch,
    onRefused: (issue: FieldIssue) => void,
  ): Promise<boolean> => {
    const view = { id: crypto.randomUUID(), name, search: viewSearchOf(search) };
    const kept = await keep(view, onRefused);
    if (kept) showToast({ kind: 'success', title: t`Vista guardada` });
    return kept;
  };

  const rename = async (
    view: OwnView,
    name: string,
    onRefused: (issue: FieldIssue) => void,
  ): Promise<boolean> => {
    if (name === view.name) return true;
    const kept = await keep({ ...view, name, formerName: view.name }, onRefused);
    if (kept) showToast({ kind: 'success', title: t`Nombre de la vista cambiado` });
    return kept;
  };

  return { keep, save, rename, isSaving };
};

/** A person's own views of the list: kept, renamed, taken away (with a way back), and read as an address is. */
export const useValuationViews = () => {
  const { t } = useLingui();
  const router = useRouter();
  const { valuations } = trpc.useUtils();
  const views = trpc.valuations.views.useQuery().data?.views ?? [];
  const { keep, save, rename, isSaving } = useNameView();
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

  return { views, searchOf, find, save, rename, remove, isSaving };
};
