import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { type ReactNode, useState } from 'react';
import { useExport } from '../export/use-export.ts';
import type { ListFormat } from '../export/list-format.ts';
import type { SelectedItem } from '../use-list-selection.ts';
import type { ListWanted } from '../../../../lib/valuation-list-cache.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { type ActedOn, useBulkActions } from './use-bulk-actions.ts';

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

type Asked = { question: 'tags' | 'delete'; items: Items } | null;

/** What can be done to one or many valuations, with the dialogs that some of it opens. */
export const useListActions = (
  selection: ActedOn,
  wanted: ListWanted,
): { actions: ListActions; dialogs: ReactNode } => {
  const { apply } = useBulkActions(selection, wanted);
  const exportList = useExport();
  const [asked, setAsked] = useState<Asked>(null);
  const close = (): void => setAsked(null);

  const actions: ListActions = {
    changeStatus: (items, to) => void apply([{ kind: 'change-status', to }], items),
    archive: (items) => void apply([{ kind: 'archive' }], items),
    restore: (items) => void apply([{ kind: 'restore' }], items),
    duplicate: (items) => void apply([{ kind: 'duplicate', batchId: crypto.randomUUID() }], items),
    exportItems: (items, format) =>
      void exportList({ wanted, ids: items.map(({ id }) => id), format }),
    askTags: (items) => setAsked({ question: 'tags', items }),
    askDelete: (items) => setAsked({ question: 'delete', items }),
  };

  const dialogs = (
    <>
      <TagDialog
        items={asked?.question === 'tags' ? asked.items : null}
        onClose={close}
        apply={apply}
      />
      <DeleteDialog
        items={asked?.question === 'delete' ? asked.items : null}
        onClose={close}
        onConfirm={(items) => void apply([{ kind: 'delete' }], items)}
      />
    </>
  );
  return { actions, dialogs };
};
