import styles from './editable-grid.module.css';
import type { GridCursor } from './use-grid-cursor.ts';

interface CellInputProps {
  name: string;
  cursor: GridCursor;
  inputMode?: 'decimal' | 'text';
}

/** What is being typed into the selected cell. */
export const CellInput = ({ name, cursor, inputMode = 'decimal' }: CellInputProps) => (
  <input
    // The cell was asked to be edited: the caret belongs in it.
    ref={(input) => input?.focus()}
    className={styles.input}
    aria-label={name}
    inputMode={inputMode}
    autoComplete="off"
    value={cursor.editing?.text ?? ''}
    onChange={(event) => cursor.type(event.currentTarget.value)}
    onKeyDown={cursor.onInputKeyDown}
    onBlur={({ relatedTarget }) => cursor.commit(relatedTarget)}
  />
);
