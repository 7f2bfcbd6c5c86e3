import { useLingui } from '@lingui/react/macro';
import type { SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import type { MouseEvent } from 'react';
import type { GridPosition } from '../../../components/grid/grid-navigation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { sectorErrorId } from './sector-figure-errors.tsx';
import { type FiguresCursor, formatCellFigure } from './use-figures-cursor.ts';
import { type FigureKey, refusedFigureKey, type SectorDraft } from './use-sector-draft.ts';
import styles from './sectors.module.css';

interface FigureCellProps {
  given: SectorFigures;
  name: string;
  figure: FigureKey;
  before: SectorFigures | undefined;
  at: GridPosition;
  cursor: FiguresCursor;
  draft: Pick<SectorDraft, 'refused'>;
  isOutOfOrder: boolean;
}

/** Touch devices have no keys with which to start typing. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  Reflect.get(nativeEvent, 'pointerType') === 'touch';

/** An editable figure of a sector. */
export const FigureCell = ({
  given,
  name,
  figure,
  before,
  at,
  cursor,
  ...rest
}: FigureCellProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const labels = { firms: t`Empresas`, low: t`Mínimo`, central: t`Media`, high: t`Máximo` };
  const refused = rest.draft.refused[refusedFigureKey(given.code, figure)];
  const isActive = cursor.active.row === at.row && cursor.active.column === at.column;
  const isEditing = isActive && cursor.editing !== null;
  const isWrong = refused !== undefined || rest.isOutOfOrder;
  return (
    <div
      role="gridcell"
      data-end
      data-cell={`${String(at.row)}-${String(at.column)}`}
      data-changed={(before !== undefined && before[figure] !== given[figure]) || undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      aria-selected={isActive}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? sectorErrorId(given.code) : undefined}
      onClick={(event) => {
        if (isEditing) return;
        if (isTouch(event)) cursor.startEditing(at);
        else cursor.activate(at);
      }}
      onFocus={() => {
        if (!isEditing) cursor.enter(at);
      }}
      onDoubleClick={() => cursor.startEditing(at)}
      onKeyDown={isEditing ? undefined : cursor.onCellKeyDown}
    >
      {isEditing ? (
        <CellField name={[name, labels[figure]].join(', ')} cursor={cursor} />
      ) : (
        (refused ?? formatCellFigure(given[figure], figure, language))
      )}
    </div>
  );
};

const CellField = ({ name, cursor }: { name: string; cursor: FiguresCursor }) => (
  <input
    // The user requested to edit this cell, so the input gets the focus.
    ref={(input) => input?.focus()}
    className={styles.input}
    aria-label={name}
    inputMode="decimal"
    autoComplete="off"
    value={cursor.editing?.text ?? ''}
    onChange={(event) => cursor.type(event.currentTarget.value)}
    onKeyDown={cursor.onInputKeyDown}
    onBlur={({ relatedTarget }) => cursor.commit(relatedTarget)}
  />
);
