import { useLingui } from '@lingui/react/macro';
import { showError } from '../../../../lib/show-error.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { ListWanted } from '../../../../lib/valuation-list-cache.ts';
import type { ListSelection, SelectedItem } from '../use-list-selection.ts';
import { startRun } from '../../../../lib/bulk-run.ts';

/** Selects all that the list finds, also what has not been scrolled to. */
export const useSelectAll = (selection: Pick<ListSelection, 'replace'>, wanted: ListWanted) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { sort: _sort, direction: _direction, ...filter } = wanted;
  return async (): Promise<void> => {
    try {
      const found = await startRun(
        { kind: 'select', total: null },
        async ({ report, isStopped }) => {
          const items: SelectedItem[] = [];
          let cursor: string | null = null;
          do {
            const page: { items: SelectedItem[]; nextCursor: string | null } =
              await client.valuations.select.query({ ...filter, cursor });
            items.push(...page.items);
            cursor = page.nextCursor;
            report(items.length);
          } while (cursor !== null && !isStopped());
          return items;
        },
      );
      if (found !== null) selection.replace(found);
    } catch (error) {
      showError(error, t`No se pudieron seleccionar todas`);
    }
  };
};
