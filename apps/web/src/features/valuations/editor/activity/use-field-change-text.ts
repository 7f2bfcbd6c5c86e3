import { useLingui } from '@lingui/react';
import type { FieldChange } from '@valia/domain/valuations/activity/changed-values.ts';
import { useMemo } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { fieldChangeDescriber, type FieldChangeText } from './field-change-describer.ts';

/** The names and values of changed fields in the editor's format, in the user's language. */
export const useFieldChangeText = (): ((leaf: FieldChange) => FieldChangeText) => {
  const { i18n } = useLingui();
  const { document, language } = useEditor();
  return useMemo(
    () => fieldChangeDescriber(document, { i18n, language }),
    [document, i18n, language],
  );
};
