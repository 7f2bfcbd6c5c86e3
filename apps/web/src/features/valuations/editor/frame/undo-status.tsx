import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useEditor } from '../document/editor-context.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';

/** Announces what was undone or redone, because it may be in a step that is not shown. */
export const UndoStatus = () => {
  const { takenStep } = useEditor();
  const { field: nameOf } = useDescriptions();
  const field = takenStep === null ? '' : nameOf(takenStep.path, takenStep.document);
  return (
    <VisuallyHidden role="status">
      {takenStep !== null && (
        <span key={takenStep.left}>
          {takenStep.kind === 'undone' ? (
            <Trans>Deshecho: {field}</Trans>
          ) : (
            <Trans>Rehecho: {field}</Trans>
          )}
        </span>
      )}
    </VisuallyHidden>
  );
};
