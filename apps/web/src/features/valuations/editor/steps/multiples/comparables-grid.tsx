import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { comparablesOf } from '@valia/domain/valuation-choices/comparable-edits.ts';
import { multipleKinds } from '@valia/domain/valuation-choices/multiple-edits.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useId } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { clipboardHandlers } from '../../../../../components/grid/paste/clipboard-handlers.ts';
import { GridMessages } from '../../grid/grid-messages.tsx';
import type { GridCursor } from '../../grid/use-grid-cursor.ts';
import type { GridRow } from '../../grid/grid-model.ts';
import { comparableColumns, isFigureColumn } from './paste-comparables.ts';
import { useComparableSpread } from './use-comparable-spread.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { ComparableCell } from './comparable-cell.tsx';
import styles from './comparables.module.css';
import { box, classNames, text } from '../../../../../components/style/class-names.ts';

const points = ['low', 'central', 'high'] as const;

const Heads = () => {
  const { t } = useLingui();
  const { term } = useDescriptions();
  const names = { ...valuationTerms.comparableFields, ...valuationTerms.multipleKinds };
  return (
    <div role="row" className={styles.row}>
      {comparableColumns.map((column) => (
        <div
          key={column}
          role="columnheader"
          className={`${styles.head} ${isFigureColumn(column) ? styles.figure : ''}`}
        >
          {term(names[column])}
        </div>
      ))}
      <div role="columnheader" className={styles.head}>
        <VisuallyHidden>{t`Quitar`}</VisuallyHidden>
      </div>
    </div>
  );
};

/** The summary of the included comparables, multiple by multiple. */
const Summary = () => {
  const { t } = useLingui();
  const { language } = useEditor();
  const { term } = useDescriptions();
  const spreadOf = useComparableSpread();
  const spreads = multipleKinds.map((kind) => ({ kind, ...spreadOf(kind) }));
  return (
    <>
      {points.map((point) => (
        <div key={point} role="row" className={styles.row}>
          <div role="rowheader" className={`${styles.summary} ${styles.summaryName}`}>
            {term(valuationTerms.rangePoints[point])}
          </div>
          {spreads.map(({ kind, range }) => (
            <div key={kind} role="gridcell" className={`${styles.summary} ${styles.figure}`}>
              {range === null ? '–' : formatMultiple(range[point], { language, decimals: 2 })}
            </div>
          ))}
        </div>
      ))}
      <div role="row" className={styles.row}>
        <div role="rowheader" className={`${styles.summary} ${styles.summaryName}`}>
          <Trans>Comparables que cuentan</Trans>
        </div>
        {spreads.map(({ kind, values, quartiles }) => (
          <div
            key={kind}
            role="gridcell"
            className={`${styles.summary} ${styles.figure} ${styles.counted}`}
          >
            {values.length}
            {values.length > 0 && ` · ${quartiles ? t`P25–P75` : t`mín.–máx.`}`}
          </div>
        ))}
      </div>
    </>
  );
};

interface ComparablesGridProps {
  rows: GridRow[];
  cursor: GridCursor;
  onRemove: (id: string) => void;
}

/** The adviser's comparables as a grid: arrows move, typing edits, a block can be pasted. */
export const ComparablesGrid = ({ rows, cursor, onRemove }: ComparablesGridProps) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const messagesId = useId();
  return (
    <>
      <div className={box({ position: 'relative', scroll: 'x' })}>
        <div
          id={cursor.gridId}
          role="grid"
          tabIndex={-1}
          aria-label={t`Comparables propios`}
          aria-colcount={comparableColumns.length + 1}
          className={classNames(text('small'), styles.grid)}
          {...clipboardHandlers(cursor)}
        >
          <Heads />
          {comparablesOf(document).map((comparable, row) => (
            <div
              key={comparable.id}
              role="row"
              className={styles.row}
              data-excluded={!comparable.included || undefined}
            >
              {[...comparableColumns, 'remove' as const].map((column, place) => (
                <ComparableCell
                  key={column}
                  comparable={comparable}
                  column={column}
                  position={{ row, column: place }}
                  cursor={cursor}
                  messagesId={messagesId}
                  onRemove={() => onRemove(comparable.id)}
                />
              ))}
            </div>
          ))}
          <Summary />
        </div>
      </div>
      <GridMessages id={messagesId} rows={rows} />
    </>
  );
};
