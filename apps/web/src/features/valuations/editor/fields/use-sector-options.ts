import { sectors } from '@valia/domain/sectors/sectors.ts';
import { useEditor } from '../document/editor-context.ts';

/** The sectors by their names, in the order of the language. */
export const useSectorOptions = (): { value: string; label: string }[] => {
  const { language } = useEditor();
  return sectors
    .map(({ code, names }) => ({ value: code, label: names[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
};
