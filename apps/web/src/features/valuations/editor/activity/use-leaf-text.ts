import { useLingui } from '@lingui/react';
import type { ChangedLeaf } from '@valia/domain/valuations/activity/changed-values.ts';
import { useMemo } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { leafDescriber, type LeafText } from './leaf-describer.ts';

/** Names and values of changed fields, as the editor names and writes them, in the reader's language. */
export const useLeafText = (): ((leaf: ChangedLeaf) => LeafText) => {
  const { i18n } = useLingui();
  const { document, language } = useEditor();
  return useMemo(() => leafDescriber(document, { i18n, language }), [document, i18n, language]);
};
