import { useLingui } from '@lingui/react/macro';
import { changedValues } from '@valia/domain/valuations/activity/changed-values.ts';
import { documentLeaves } from '@valia/domain/valuations/document/document-leaves.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import type { ValuationSaver } from './valuation-saver.ts';
import { useFieldChangeText } from '../activity/use-field-change-text.ts';

/** The unsaved changes, and a function that copies them as lines of text; texts written by a user are complete. */
export const useUnsavedChanges = ({
  savedDocument: saved,
  wantedDocument: document,
}: ValuationSaver) => {
  const { t } = useLingui();
  const textOf = useFieldChangeText();
  const leaves = changedValues(saved, document);
  const written = (): string => {
    const values = documentLeaves(document);
    return leaves
      .map((leaf) => {
        const { name, before, after } = textOf(leaf);
        const whole = values.get(leaf.key)?.value;
        // Only texts written by a user are longer than their displayed form.
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
