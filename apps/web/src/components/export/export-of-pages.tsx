import { ExportMenu } from './export-menu.tsx';
import { type ExportedPage, type ExportOptions, useExport } from './use-export.ts';

interface ExportOfPagesProps<Exported> extends ExportOptions<Exported> {
  isDisabled: boolean;
  read: (cursor: string | null) => Promise<{ items: Exported[]; nextCursor: string | null }>;
}

/** A list that is read page by page, as it is filtered and sorted, as a file. */
export const ExportOfPages = <Exported,>({
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
