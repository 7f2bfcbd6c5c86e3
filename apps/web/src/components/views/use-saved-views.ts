import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { type ListUrlState, normaliseSearch } from '../filters/use-list-url-state.ts';
import type { SearchValues } from '../filters/search-schema.ts';

/** A named search of a list's URL. */
export interface OwnSavedView {
  id: string;
  name: string;
  search: Record<string, string | number | boolean>;
}

/** A list's saved views, with the calls that change them. */
export interface SavedViewCalls {
  views: readonly OwnSavedView[];
  save: (view: OwnSavedView & { formerName?: string }) => Promise<unknown>;
  remove: (view: Pick<OwnSavedView, 'id'>) => Promise<unknown>;
  invalidateAll: () => Promise<void>;
}

export type OnRefusedName = (issue: FieldIssue) => void;

/** Whether two searches are equal. */
export const isSameListSearch = (
  { schema }: Pick<ListUrlState, 'schema'>,
  one: SearchValues,
  other: SearchValues,
): boolean =>
  JSON.stringify(normaliseSearch(schema, one)) === JSON.stringify(normaliseSearch(schema, other));

const useKeepView = ({ save, invalidateAll }: SavedViewCalls) => {
  const { t } = useLingui();
  return async (
    view: Parameters<SavedViewCalls['save']>[0],
    doneText: string | null,
    onRefused?: OnRefusedName,
  ): Promise<boolean> => {
    try {
      await save(view);
      await invalidateAll();
      if (doneText !== null) showToast({ kind: 'success', title: doneText });
      return true;
    } catch (error) {
      // Another tab may have renamed or deleted views, so the current ones are refetched.
      void invalidateAll();
      const issue = callFailure(error)?.fields.find(({ path }) => path === 'name');
      if (issue !== undefined && onRefused !== undefined) onRefused(issue);
      else showError(error, t`No se pudo guardar la vista`);
      return false;
    }
  };
};

/** A user's own views of a list: saved, renamed, deleted (with undo), and parsed like a URL's query string. */
export const useSavedViews = (address: ListUrlState, verbs: SavedViewCalls) => {
  const { t } = useLingui();
  const views = verbs.views.map((view) => ({
    ...view,
    asked: address.schema.read(view.search),
  }));
  const keep = useKeepView(verbs);

  const save = (name: string, onRefused: OnRefusedName): Promise<boolean> => {
    const search = normaliseSearch(address.schema, address.search);
    return keep({ id: crypto.randomUUID(), name, search }, t`Vista guardada`, onRefused);
  };

  const rename = async (
    { id, search, name: formerName }: OwnSavedView,
    name: string,
    onRefused: OnRefusedName,
  ): Promise<boolean> =>
    name === formerName ||
    keep({ id, search, name, formerName }, t`Nombre de la vista cambiado`, onRefused);

  const remove = async ({ id, name, search }: OwnSavedView): Promise<void> => {
    try {
      await verbs.remove({ id });
      await verbs.invalidateAll();
      showToast({
        kind: 'success',
        title: t`Vista eliminada`,
        action: { label: t`Deshacer`, run: () => void keep({ id, name, search }, null) },
      });
    } catch (error) {
      showError(error, t`No se pudo eliminar la vista`);
    }
  };

  return {
    views,
    /** The view that has the same search as the URL. */
    current: views.find(({ asked }) => isSameListSearch(address, asked, address.search)),
    save,
    rename,
    remove,
  };
};
