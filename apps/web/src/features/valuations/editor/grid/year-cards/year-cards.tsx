import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { GridColumn, GridRow } from '../grid-model.ts';
import { YearCardRow } from './year-card-row.tsx';
import styles from './year-cards.module.css';
import { YearTabs } from './year-tabs.tsx';
import { box, row, text } from '../../../../../components/style/class-names.ts';

const looks = { card: box({ border: 'plain', radius: 8, background: 'surface' }, styles.card) };

interface YearCardsProps {
  label: string;
  rows: GridRow[];
  columns: GridColumn[];
}

const startOf = (columns: GridColumn[]): number => {
  const projected = columns.findIndex(({ group }) => group === 'projected');
  return projected === -1 ? columns.length - 1 : projected;
};

/** The grid on a phone: one year at a time, compared with the year before. */
export const YearCards = ({ label, rows, columns }: YearCardsProps) => {
  const { t } = useLingui();
  const panelId = useId();
  const [chosen, setChosen] = useState(() => startOf(columns));
  const index = Math.min(chosen, columns.length - 1);
  const year = columns[index]?.year;
  const before = columns[index - 1]?.year;
  if (year === undefined) return null;
  return (
    <section aria-label={label}>
      <YearTabs
        rows={rows}
        columns={columns}
        index={index}
        panelId={panelId}
        onChoose={setChosen}
      />
      <div id={panelId} role="tabpanel" aria-label={String(year)} className={looks.card}>
        <div className={row({ gap: 4, align: 'center' }, styles.head)}>
          <h2 className={styles.year}>{year}</h2>
          <span className={box({ flex: 1 }, text('size-13', 'dimmed'), styles.against)}>
            {before !== undefined && <Trans>Frente a {before}</Trans>}
          </span>
          <ActionIcon
            aria-label={t`Ejercicio anterior`}
            disabled={index === 0}
            onClick={() => setChosen(index - 1)}
          >
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
          <YearCardRow key={`${row.key}-${String(year)}`} row={row} year={year} index={index} />
        ))}
      </div>
    </section>
  );
};
