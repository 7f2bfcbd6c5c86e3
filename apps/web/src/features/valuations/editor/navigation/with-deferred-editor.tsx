import { type ComponentType, memo, useDeferredValue } from 'react';
import { EditorContext, useEditor } from '../document/editor-context.ts';
import { EditorNavigationContext, useEditorNavigation } from './editor-navigation-context.ts';

/**
 * Defers the rendering of a read-only part until the typed field and the value are updated, so that it delays neither.
 * The part must not write anything from its data, which may be one keystroke old.
 */
export const withDeferredEditor = <Props extends object>(Part: ComponentType<Props>) => {
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
