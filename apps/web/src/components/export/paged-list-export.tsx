import { ExportMenu } from './export-menu.tsx';
import { type ExportedPage, type ExportOptions, useExport } from './use-export.ts';

interface ExportOfPagesProps<Exported> extends ExportOptions<Exported> {
  isDisabled: boolean;
  read: (cursor: string | null) => Promise<{ items: Exported[]; nextCursor: string | null }>;
}

/** Exports a list that is fetched page by page to a file, with its filters and order. */
export const PagedListExport = <Exported,>({
  isDisabled,
  read,
  ...options
}: ExportOfPagesProps<Exported>) => {
  const exportRows = useExport(options);
  const pages = async function* (): AsyncGenerator<ExportedPage<Exported>> {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(cursor);
      yield { rows: page.items, total: null };
      cursor = page.nextCursor;
    } while (cursor !== null);
  };
  return (
    <ExportMenu
      isDisabled={isDisabled}
      onExport={(format) => void exportRows({ format, total: null, pages })}
    />
  );
};
