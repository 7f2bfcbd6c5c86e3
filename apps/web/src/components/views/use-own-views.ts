import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { type Address, savedSearch } from '../filters/use-address.ts';
import type { SearchValues } from '../filters/search-schema.ts';

/** What an address asks for under a name. */
export interface OwnView {
  id: string;
  name: string;
  search: Record<string, string | number | boolean>;
}

/** Where a list's views are kept, as its calls are. */
export interface ViewVerbs {
  views: readonly OwnView[];
  save: (view: OwnView & { formerName?: string }) => Promise<unknown>;
  remove: (view: Pick<OwnView, 'id'>) => Promise<unknown>;
  invalidateAll: () => Promise<void>;
}

export type OnRefusedName = (issue: FieldIssue) => void;

/** Whether two addresses ask for the same. */
export const isSameSearch = (
  { schema }: Pick<Address, 'schema'>,
  one: SearchValues,
  other: SearchValues,
): boolean =>
  JSON.stringify(savedSearch(schema, one)) === JSON.stringify(savedSearch(schema, other));

const useKeepView = ({ save, invalidateAll }: ViewVerbs) => {
  const { t } = useLingui();
  return async (
    view: Parameters<ViewVerbs['save']>[0],
    doneText: string | null,
    onRefused?: OnRefusedName,
  ): Promise<boolean> => {
    try {
      await save(view);
      await invalidateAll();
      if (doneText !== null) showToast({ kind: 'success', title: doneText });
      return true;
    } catch (error) {
      // Another tab may have renamed or deleted views: what is shown next is what there is.
      void invalidateAll();
      const issue = callFailure(error)?.fields.find(({ path }) => path === 'name');
      if (issue !== undefined && onRefused !== undefined) onRefused(issue);
      else showError(error, t`No se pudo guardar la vista`);
      return false;
    }
  };
};

/** A person's own views of a list: kept, renamed, taken away (with a way back), and read as an address is. */
export const useOwnViews = (address: Address, verbs: ViewVerbs) => {
  const { t } = useLingui();
  const views = verbs.views.map((view) => ({
    ...view,
    asked: address.schema.read(view.search),
  }));
  const keep = useKeepView(verbs);

  const save = (name: string, onRefused: OnRefusedName): Promise<boolean> => {
    const search = savedSearch(address.schema, address.search);
    return keep({ id: crypto.randomUUID(), name, search }, t`Vista guardada`, onRefused);
  };

  const rename = async (
    { id, search, name: formerName }: OwnView,
    name: string,
    onRefused: OnRefusedName,
  ): Promise<boolean> =>
    name === formerName ||
    keep({ id, search, name, formerName }, t`Nombre de la vista cambiado`, onRefused);

  const remove = async ({ id, name, search }: OwnView): Promise<void> => {
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
    /** The one that asks for what the address does. */
    current: views.find(({ asked }) => isSameSearch(address, asked, address.search)),
    save,
    rename,
    remove,
  };
};
