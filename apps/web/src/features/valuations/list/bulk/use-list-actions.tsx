import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { type ReactNode, useState } from 'react';
import type { ExportList } from '../export/use-list-export.ts';
import type { ListFormat } from '../../../../components/export/list-format.ts';
import type { ListSelection, SelectedItem } from '../list-types.ts';
import type { ListWanted } from '../../shared/valuation-list-cache.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useTagDialog } from './use-tag-dialog.tsx';
import { useValuationActs } from './use-valuation-acts.ts';

type Items = readonly SelectedItem[];

export interface ListActions {
  changeStatus: (items: Items, to: ValuationStatus) => void;
  archive: (items: Items) => void;
  restore: (items: Items) => void;
  duplicate: (items: Items) => void;
  exportItems: (items: Items, format: ListFormat) => void;
  /** These ask first: which tags, or whether the loss is meant. */
  askTags: (items: Items) => void;
  askDelete: (items: Items) => void;
}

/** What can be done to one or many valuations, with the dialogs that some of it opens. */
export const useListActions = (
  selection: Pick<ListSelection, 'isSelected' | 'update'>,
  wanted: ListWanted,
  exportList: ExportList,
): { actions: ListActions; dialogs: ReactNode } => {
  const apply = useValuationActs(selection, wanted);
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
