import { useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { fieldTerms } from '@valia/i18n/fields/field-terms.ts';
import type { Comparable } from '@valia/domain/valuation-choices/comparable-edits.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { CellInput } from '../../grid/cell-input.tsx';
import { gridMessageId } from '../../grid/grid-message-id.ts';
import type { GridCursor } from '../../grid/use-grid-cursor.ts';
import { otherComparableType } from '../../values/comparable-type.ts';
import type { GridPosition } from '../../../../../components/grid/grid-navigation.ts';
import { type ComparableColumn, comparablePath, isFigureColumn } from './paste-comparables.ts';
import { formatFieldValue } from '../../values/format-field-value.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useFieldError } from '../../fields/use-field.ts';
import styles from './comparables.module.css';
import { box, text } from '../../../../../components/style/class-names.ts';

const looks = {
  type: box(
    {
      overflow: 'hidden',
      width: 'full',
      pad: 0,
      border: 'none',
      background: 'none',
      cursor: 'pointer',
    },
    text('inherit', 'same-colour', 'start', 'ellipsis', 'nowrap'),
    styles.type,
  ),
};

interface ComparableCellProps {
  comparable: Comparable;
  column: ComparableColumn | 'remove';
  position: GridPosition;
  cursor: GridCursor;
  messagesId: string;
  onRemove: () => void;
}

/** The action of a cell with a button or a checkbox, which is not a text field. */
const useCellAction = ({ comparable, column, position, onRemove }: ComparableCellProps) => {
  const { put, readOnly } = useEditor();
  if (readOnly) return null;
  if (column === 'remove') return onRemove;
  const path = `multiples.comparables.${String(position.row)}.${column}`;
  if (column === 'type') return () => put(path, otherComparableType(comparable.type));
  return column === 'included' ? () => put(path, !comparable.included) : null;
};

/** The type of the comparable; pressing it switches to the other type. */
const TypeButton = ({
  comparable: { type },
  action,
  name,
}: ComparableCellProps & { action: (() => void) | null; name: string }) => {
  const { t } = useLingui();
  const { term } = useDescriptions();
  const told = term(
    type === undefined ? fieldTerms.comparableTypeUntold : valuationTerms.comparableTypes[type],
  );
  return (
    <button
      type="button"
      tabIndex={-1}
      className={looks.type}
      data-untold={type === undefined || undefined}
      disabled={action === null}
      aria-label={t`${told}: tipo del comparable ${name}`}
      onClick={() => action?.()}
    >
      {told}
    </button>
  );
};

const CellContent = (props: ComparableCellProps & { action: (() => void) | null }) => {
  const { t } = useLingui();
  const { language, refused } = useEditor();
  const { comparable, column, position, action } = props;
  const number = position.row + 1;
  const name = comparable.name === '' ? String(number) : comparable.name;
  if (column === 'remove') {
    return (
      <button
        type="button"
        tabIndex={-1}
        className={styles.remove}
        disabled={action === null}
        aria-label={t`Quitar el comparable ${name}`}
        onClick={() => action?.()}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </button>
    );
  }
  if (column === 'included') {
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        disabled={action === null}
        aria-label={t`Cuenta el comparable ${name}`}
        checked={comparable.included}
        onChange={() => action?.()}
      />
    );
  }
  const path = comparablePath(position.row, column) ?? '';
  if (column === 'type' && refused[path] === undefined) {
    return <TypeButton {...props} name={name} />;
  }
  return refused[path]?.text ?? (formatFieldValue(comparable[column], path, language) || '–');
};

/** One cell of the comparables: a figure or a text to type, a checkbox, or the button that removes the row. */
export const ComparableCell = (props: ComparableCellProps): ReactNode => {
  const { column, position, cursor, messagesId } = props;
  const { readOnly } = useEditor();
  const { field } = useDescriptions();
  const action = useCellAction(props);
  const path = column === 'remove' ? null : comparablePath(position.row, column);
  const error = useFieldError(path ?? '');
  const isActive = cursor.active.row === position.row && cursor.active.column === position.column;
  const isEditing = isActive && cursor.editing !== null;
  const states = {
    'aria-selected': isActive,
    'aria-readonly': readOnly,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error === null ? undefined : gridMessageId(messagesId, path),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (action !== null && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      action();
    } else cursor.onCellKeyDown(event);
  };
  return (
    <div
      role="gridcell"
      className={`${styles.cell} ${isFigureColumn(column) ? styles.figure : ''} ${path === null ? styles.mark : ''}`}
      data-cell={`${String(position.row)}-${String(position.column)}`}
      data-field={path ?? undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      {...states}
      onClick={() => {
        if (!isEditing) cursor.activate(position);
      }}
      onFocus={() => {
        if (!isEditing) cursor.enter(position);
      }}
      onDoubleClick={() => cursor.startEditing(position)}
      onKeyDown={isEditing ? undefined : onKeyDown}
    >
      {isEditing && path !== null ? (
        <CellInput
          name={field(path)}
          cursor={cursor}
          inputMode={isFigureColumn(column) ? 'decimal' : 'text'}
        />
      ) : (
        <CellContent {...props} action={action} />
      )}
    </div>
  );
};
