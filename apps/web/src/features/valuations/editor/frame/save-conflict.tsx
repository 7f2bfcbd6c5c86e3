import { useLingui } from '@lingui/react/macro';
import { showError } from '../../../../lib/show-error.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../editor-context.ts';
import { applyPaths, changedPaths } from '../model/changed-paths.ts';
import type { DocumentSaving } from '../use-document-saver.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

interface SaveConflictProps {
  /** Fields the server names, while their version has not arrived yet. */
  fields: string[];
  saving: DocumentSaving;
}

/** Fetches the version saved meanwhile and puts either it, or this person's fields upon it, into the editor. */
export const SaveConflict = ({ fields, saving }: SaveConflictProps) => {
  const { t } = useLingui();
  const { valuation, document, change } = useEditor();
  const { data: theirs } = trpc.valuations.get.useQuery(
    { id: valuation.id },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  const { valuations } = trpc.useUtils();
  const base = saving.savedDocument();
  const mine = changedPaths(base, document);

  const settle = async (keepMine: boolean): Promise<void> => {
    try {
      const latest = await valuations.get.fetch({ id: valuation.id }, { staleTime: 0 });
      const wanted = keepMine ? applyPaths(latest.document, document, mine) : latest.document;
      saving.resolve(latest.document, latest.version, wanted);
      change('conclusion', () => wanted);
    } catch (error) {
      showError(error, t`No se pudo leer la otra versión`);
    }
  };

  const changedByThem = theirs === undefined ? [] : changedPaths(base, theirs.document);
  return (
    <ConflictDialog
      theirs={
        changedByThem.length > 0 ? changedByThem : fields.filter((field) => !mine.includes(field))
      }
      mine={mine}
      onTakeTheirs={() => void settle(false)}
      onKeepMine={() => void settle(true)}
    />
  );
};
