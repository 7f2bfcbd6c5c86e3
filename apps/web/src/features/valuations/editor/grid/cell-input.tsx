import styles from './editable-grid.module.css';
import type { GridCursor } from './use-grid-cursor.ts';

interface CellInputProps {
  name: string;
  cursor: GridCursor;
  inputMode?: 'decimal' | 'text';
}

/** The input for the text being typed into the selected cell. */
export const CellInput = ({ name, cursor, inputMode = 'decimal' }: CellInputProps) => (
  <input
    // The user requested to edit this cell, so the input gets the focus.
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
