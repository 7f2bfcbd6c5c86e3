import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useScrollChosenIntoView } from '../../../../../lib/focus/use-scroll-chosen-into-view.ts';
import type { GridColumn, GridRow } from '../grid-model.ts';
import styles from './year-cards.module.css';
import { row } from '../../../../../components/style/class-names.ts';

const looks = { tabs: row({ scroll: 'x', borderBottom: 'plain', background: 'canvas' }) };

interface YearTabsProps {
  rows: GridRow[];
  columns: GridColumn[];
  index: number;
  panelId: string;
  onChoose: (index: number) => void;
}

/** The years as tabs; a dot marks a year with a manual value. */
export const YearTabs = ({ rows, columns, index, panelId, onChoose }: YearTabsProps) => {
  const { t } = useLingui();
  const row = useScrollChosenIntoView<HTMLDivElement>(index);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const to = Math.min(Math.max(index + step, 0), columns.length - 1);
    onChoose(to);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={t`Ejercicio`} className={looks.tabs}>
      {columns.map(({ year }, position) => (
        <button
          key={year}
          type="button"
          role="tab"
          aria-selected={position === index}
          aria-controls={panelId}
          tabIndex={position === index ? 0 : -1}
          className={styles.tab}
          data-manual={rows.some(({ cells }) => cells[position]?.manual != null) || undefined}
          onClick={() => onChoose(position)}
          onKeyDown={move}
        >
          {year}
        </button>
      ))}
    </div>
  );
};
