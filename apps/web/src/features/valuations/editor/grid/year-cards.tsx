import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { GridColumn, GridRow } from '../model/grid-model.ts';
import styles from './year-cards.module.css';
import { YearCardRow } from './year-card-row.tsx';

interface YearCardsProps {
  label: string;
  rows: GridRow[];
  columns: GridColumn[];
}

/** The grid on a phone: one year at a time, compared with the year before. */
export const YearCards = ({ label, rows, columns }: YearCardsProps) => {
  const { t } = useLingui();
  const panelId = useId();
  const base = columns.findIndex(({ group }) => group === 'base');
  const firstProjected = columns.findIndex(({ group }) => group === 'projected');
  const [chosen, setChosen] = useState(firstProjected === -1 ? base : firstProjected);
  const index = Math.min(chosen, columns.length - 1);
  const column = columns[index];
  const before = columns[index - 1];
  if (column === undefined) return null;
  return (
    <section aria-label={label}>
      <div role="tablist" aria-label={t`Ejercicio`} className={styles.tabs}>
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
            onClick={() => setChosen(position)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              if (step === 0) return;
              const to = Math.min(Math.max(position + step, 0), columns.length - 1);
              setChosen(to);
              const tabs = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
              tabs?.[to]?.focus();
            }}
          >
            {year}
          </button>
        ))}
      </div>
      <div id={panelId} role="tabpanel" aria-label={String(column.year)} className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.year}>{column.year}</h2>
          {before !== undefined && (
            <span className={styles.against}>
              <Trans>Frente a {before.year}</Trans>
            </span>
          )}
          <ActionIcon aria-label={t`Ejercicio anterior`} disabled={index === 0} onClick={() => setChosen(index - 1)}>
            <IconChevronLeft size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t`Ejercicio siguiente`}
            disabled={index === columns.length - 1}
            onClick={() => setChosen(index + 1)}
          >
            <IconChevronRight size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
        {rows.map((row) => (
          <YearCardRow key={`${row.key}-${String(column.year)}`} row={row} year={column.year} index={index} />
        ))}
      </div>
    </section>
  );
};
