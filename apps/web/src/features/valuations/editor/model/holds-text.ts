import type { Language } from '@valia/i18n/languages.ts';
import { acceptText } from './accept-text.ts';
import { fieldValue } from './cell-paths.ts';
import type { EditorState } from './editor-state.ts';

/** Whether a field is as this text left it: it goes on being typed where a dialog cut it. */
export const holdsText = (
  {
    document,
    refused,
    language,
  }: Pick<EditorState, 'document' | 'refused'> & { language: Language },
  path: string,
  text: string,
): boolean => {
  if (refused[path] !== undefined) return refused[path].text === text;
  const read = acceptText(document, path, text, language);
  return (
    read.issue === null && Object.is(fieldValue(read.document, path), fieldValue(document, path))
  );
};
