import { sectors } from '@valia/domain/sectors/sectors.ts';
import { useEditor } from '../document/editor-context.ts';

/** The sectors by name, sorted in the language's order. */
export const useSectorOptions = (): { value: string; label: string }[] => {
  const { language } = useEditor();
  return sectors
    .map(({ code, names }) => ({ value: code, label: names[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
};
