import { Trans, useLingui } from '@lingui/react/macro';
import { useEditor } from '../../document/editor-context.ts';
import type { GridColumn, GridRow } from '../grid-model.ts';
import { formatFigure } from '../../values/format-field-value.ts';
import { DelayedAnnouncement } from '../../parts/delayed-announcement.tsx';
import styles from './status-line.module.css';
import { shownValue } from '../shown-value.ts';
import type { GridCursor } from '../use-grid-cursor.ts';
import { box, row, text } from '../../../../../components/style/class-names.ts';

const looks = {
  line: row(
    {
      gap: [0, 20],
      align: 'center',
      wrap: true,
      minHeight: 28,
      borderTop: 'plain',
      background: 'canvas',
    },
    text('fine', 'dimmed'),
    styles.line,
  ),
};

interface StatusLineProps {
  rows: GridRow[];
  columns: GridColumn[];
  cursor: GridCursor;
  /** Whether the legend of the colours is shown, for a grid with assumptions. */
  withKey: boolean;
}

const sumOf = (row: GridRow | undefined, columns: GridColumn[]) => {
  const projected = columns.some(({ group }) => group === 'projected');
  const counted = columns.flatMap((column, index) => {
    const cell = row?.cells[index];
    return cell?.value == null || (projected && column.group !== 'projected')
      ? []
      : [{ column, cell }];
  });
  const [first] = counted;
  if (first === undefined || first.cell.unit !== 'money') return null;
  return {
    from: first.column.year,
    to: counted.at(-1)?.column.year ?? first.column.year,
    value: counted.reduce((sum, { cell }) => sum + (shownValue(cell) ?? 0), 0),
  };
};

/** The line below the grid: the legend of the colours, the sum of the selected row, and the keys. */
export const StatusLine = ({ rows, columns, cursor, withKey }: StatusLineProps) => {
  const { t } = useLingui();
  const { document, language } = useEditor();
  const sum = sumOf(rows[cursor.active.row], columns);
  const { from, to } = sum ?? { from: 0, to: 0 };
  const amount =
    sum === null ? '' : formatFigure(sum.value, 'money', { language, moneyUnit: document.unit });
  const told = sum === null ? '' : t`Suma de ${from} a ${to}: ${amount}`;
  return (
    <div className={looks.line}>
      {withKey && (
        <>
          <span className={styles.entry}>
            <b className={styles.assumption}>{formatFigure(0.04, 'rate', { language })}</b>{' '}
            <Trans>hipótesis</Trans>
          </span>
          <span className={styles.entry}>
            <span className={styles.manual} aria-hidden /> <Trans>valor manual</Trans>
          </span>
          <span className={styles.entry}>
            <span className={styles.precedent} aria-hidden /> <Trans>interviene en la celda</Trans>
          </span>
        </>
      )}
      <span className={box({ flex: 1 })} />
      {sum !== null && (
        <span className={styles.entry}>
          {from}–{to} <Trans>Suma</Trans> <b>{amount}</b>
        </span>
      )}
      <DelayedAnnouncement of={told} />
      <span className={styles.entry}>
        <kbd className={styles.key}>F2</kbd> <Trans>editar</Trans>
      </span>
      <span className={styles.entry}>
        <kbd className={styles.key}>{t`Ctrl Z`}</kbd> <Trans>deshacer</Trans>
      </span>
    </div>
  );
};
