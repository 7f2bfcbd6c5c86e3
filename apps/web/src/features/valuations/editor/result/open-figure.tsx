import type { ReactNode } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import styles from './open-figure.module.css';
import { text } from '../../../../components/style/class-names.ts';

interface OpenFigureProps {
  figureId: string;
  /** The name of the figure, for users who do not see its context. */
  name: string;
  children: ReactNode;
}

/** A figure with a dotted underline, which opens its explanation. */
export const OpenFigure = ({ figureId, name, children }: OpenFigureProps) => {
  const { outcome } = useEditor();
  const { explain } = useEditorNavigation();
  if (outcome.figures[figureId] === undefined) return <span>{children}</span>;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-haspopup="dialog"
      onClick={(event) => explain(figureId, event.currentTarget)}
    >
      {children}
      <span className={text('spoken')}> {name}</span>
    </button>
  );
};
