import { startBulkRun } from '../../lib/bulk-run.ts';
import { showError } from '../../lib/errors/show-error.ts';

interface SelectAllOptions<Chosen> {
  selection: { replace: (items: readonly Chosen[]) => void };
  /** The list's path. */
  home: string;
  read: (cursor: string | null) => Promise<{ items: Chosen[]; nextCursor: string | null }>;
  failedText: string;
}

/** Selects all rows that match the list's filters, including rows not loaded yet. */
export const selectAll = async <Chosen>(options: SelectAllOptions<Chosen>): Promise<void> => {
  const { selection, home, read, failedText } = options;
  try {
    const found = await startBulkRun(
      { kind: 'select', total: null, home },
      async ({ report, isStopped }) => {
        const items: Chosen[] = [];
        let cursor: string | null = null;
        do {
          const page = await read(cursor);
          items.push(...page.items);
          cursor = page.nextCursor;
          report(items.length);
        } while (cursor !== null && !isStopped());
        return items;
      },
    );
    if (found !== null) selection.replace(found);
  } catch (error) {
    showError(error, failedText);
  }
};
