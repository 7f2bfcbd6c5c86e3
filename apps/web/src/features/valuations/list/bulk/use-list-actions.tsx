import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { type ReactNode, useState } from 'react';
import type { ExportList } from '../export/use-list-export.ts';
import type { ListFormat } from '../../../../components/export/list-format.ts';
import type { ListSelection, SelectedItem } from '../list-types.ts';
import type { ListWanted } from '../../shared/valuation-list-cache.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useTagDialog } from './use-tag-dialog.tsx';
import { useBulkValuationActions } from './use-bulk-valuation-actions.ts';

type Items = readonly SelectedItem[];

export interface ListActions {
  changeStatus: (items: Items, to: ValuationStatus) => void;
  archive: (items: Items) => void;
  restore: (items: Items) => void;
  duplicate: (items: Items) => void;
  exportItems: (items: Items, format: ListFormat) => void;
  /** Opens a dialog first: for the tags, or to confirm the deletion. */
  askTags: (items: Items) => void;
  askDelete: (items: Items) => void;
}

/** The actions on one or many valuations, with the dialogs that some of them open. */
export const useListActions = (
  selection: Pick<ListSelection, 'isSelected' | 'update'>,
  wanted: ListWanted,
  exportList: ExportList,
): { actions: ListActions; dialogs: ReactNode } => {
  const apply = useBulkValuationActions(selection, wanted);
  const [asked, setAsked] = useState<Items | null>(null);
  const tags = useTagDialog(apply);

  const actions: ListActions = {
    changeStatus: (items, to) => void apply([{ kind: 'change-status', to }], items),
    archive: (items) => void apply([{ kind: 'archive' }], items),
    restore: (items) => void apply([{ kind: 'restore' }], items),
    duplicate: (items) => void apply([{ kind: 'duplicate', batchId: crypto.randomUUID() }], items),
    exportItems: (items, format) => exportList({ wanted, ids: items.map(({ id }) => id), format }),
    askTags: tags.ask,
    askDelete: setAsked,
  };

  const dialogs = (
    <>
      {tags.dialog}
      <DeleteDialog
        items={asked}
        onClose={() => setAsked(null)}
        onConfirm={(items) => void apply([{ kind: 'delete' }], items)}
      />
    </>
  );
  return { actions, dialogs };
};
