import { useLingui } from '@lingui/react/macro';
import { changedValues } from '@valia/domain/valuations/activity/changed-values.ts';
import { documentLeaves } from '@valia/domain/valuations/document/document-leaves.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import type { ValuationSaver } from './valuation-saver.ts';
import { useLeafText } from '../activity/use-leaf-text.ts';

/** What was changed and not saved, and a way to take it along as lines of text; what a person wrote is whole. */
export const useUnsavedChanges = ({
  savedDocument: saved,
  wantedDocument: document,
}: ValuationSaver) => {
  const { t } = useLingui();
  const textOf = useLeafText();
  const leaves = changedValues(saved, document);
  const written = (): string => {
    const values = documentLeaves(document);
    return leaves
      .map((leaf) => {
        const { name, before, after } = textOf(leaf);
        const whole = values.get(leaf.key)?.value;
        // Only what a person wrote is longer than what is shown of it.
        const isWritten = after === leaf.after && typeof whole === 'string';
        const now = isWritten ? whole : (after ?? '');
        return before === null ? `${name}: ${now}` : `${name}: ${before} → ${now}`;
      })
      .join('\n');
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(written());
      showToast({ kind: 'success', title: t`Cambios copiados` });
    } catch (error) {
      showError(error, t`No se pudo copiar`);
    }
  };
  return { leaves, textOf, copy };
};
