import { type ComponentType, memo, useDeferredValue } from 'react';
import { EditorContext, useEditor } from '../document/editor-context.ts';
import { EditorNavigationContext, useEditorNavigation } from './editor-navigation-context.ts';

/**
 * A part that only shows follows a keystroke right after the typed field and the value, so that it holds neither up.
 * It must write nothing from what it knows, which may be one keystroke old.
 */
export const deferred = <Props extends object>(Part: ComponentType<Props>) => {
  const Kept = memo(Part);
  return function Deferred(props: Props) {
    const editor = useDeferredValue(useEditor());
    const navigation = useDeferredValue(useEditorNavigation());
    return (
      <EditorContext value={editor}>
        <EditorNavigationContext value={navigation}>
          <Kept {...props} />
        </EditorNavigationContext>
      </EditorContext>
    );
  };
};
