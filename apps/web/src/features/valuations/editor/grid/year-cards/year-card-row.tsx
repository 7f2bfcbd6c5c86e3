import { Trans } from '@lingui/react/macro';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { useId } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import type { GridCell, GridRow } from '../grid-model.ts';
import { formatFigure } from '../../values/format-field-value.ts';
import { useField } from '../../fields/use-field.ts';
import { shownValue } from '../shown-value.ts';
import styles from './year-cards.module.css';
import { box, classNames, stack, text } from '../../../../../components/style/class-names.ts';

const looks = {
  row: stack({ align: 'center', minHeight: 44, pad: [2, 12], borderTop: 'plain' }, styles.row),
  change: classNames(text('size-12', 'dimmed', 'end'), styles.change),
  message: box(
    { span: 'all', pad: [6, 12], background: 'warning-soft' },
    text('small', 'warning', 'anywhere'),
    styles.message,
  ),
  restore: box(
    { minHeight: 24, pad: 0, border: 'none', background: 'none' },
    text('small-600', 'same-colour', 'underlined', 'offset-3'),
  ),
};

interface YearCardRowProps {
  row: GridRow;
  year: number;
  index: number;
}

/** The change from the year before: in percentage points for a rate, in percent for money. */
const changeText = (cell: GridCell, before: GridCell | undefined, language: Language): string => {
  if (cell.value === null || before?.value == null) return '';
  const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);
  if (cell.unit === 'rate') {
    const points = (cell.value - before.value) * 100;
    return Math.abs(points) < 0.05
      ? ''
      : signed(points, `${formatNumber(points, { language, decimals: 1 })}\u00a0pp`);
  }
  if (cell.unit !== 'money' || before.value === 0) return '';
  const growth = cell.value / before.value - 1;
  return signed(growth, formatRate(growth, { language }));
};

const ManualNote = ({ cell: { manual, path, unit } }: { cell: GridCell }) => {
  const { document, language, put, readOnly } = useEditor();
  if (manual === null || path === null) return null;
  const calculated =
    manual.calculated === null
      ? null
      : formatFigure(manual.calculated, unit, { language, moneyUnit: document.unit });
  return (
    <p className={looks.message}>
      {calculated === null ? (
        <Trans>Valor manual.</Trans>
      ) : (
        <Trans>Valor manual; el calculado era {calculated}.</Trans>
      )}{' '}
      {!readOnly && (
        <button type="button" className={looks.restore} onClick={() => put(path, null)}>
          <Trans>Restaurar</Trans>
        </button>
      )}
    </p>
  );
};

const TypedValue = ({ cell, label }: { cell: GridCell; label: string }) => {
  const { path } = cell;
  const field = useField(path ?? '');
  const { readOnly } = useEditor();
  const messageId = useId();
  return (
    <>
      <input
        className={styles.input}
        data-manual={cell.manual !== null || undefined}
        data-tone={cell.tone}
        data-field={path ?? undefined}
        aria-label={label}
        aria-invalid={field.error !== null || undefined}
        aria-describedby={field.error === null ? undefined : messageId}
        inputMode="decimal"
        autoComplete="off"
        readOnly={readOnly}
        value={field.text}
        onChange={(event) => field.onType(event.currentTarget.value)}
        onFocus={(event) => {
          if (field.onFocus()) event.currentTarget.select();
        }}
        onBlur={field.onLeave}
      />
      {field.error !== null && (
        <p id={messageId} className={looks.message} data-kind="error">
          {field.error}
        </p>
      )}
      <ManualNote cell={cell} />
    </>
  );
};

/** One line of the year's card: an input for a typed value, a figure with an explanation for a calculated one. */
export const YearCardRow = ({ row, year, index }: YearCardRowProps) => {
  const { document, language } = useEditor();
  const { explain } = useEditorNavigation();
  const cell = row.cells[index];
  if (cell === undefined) return null;
  const value = shownValue(cell);
  const text =
    value === null ? '–' : formatFigure(value, cell.unit, { language, moneyUnit: document.unit });
  const { figure } = cell;
  return (
    <div className={looks.row} data-level={row.level} data-emphasis={row.emphasis}>
      <span className={styles.label}>{row.label}</span>
      {cell.path !== null ? (
        <TypedValue cell={cell} label={`${row.label} ${String(year)}`} />
      ) : figure === null ? (
        <span className={styles.value}>{text}</span>
      ) : (
        <button
          type="button"
          className={styles.value}
          onClick={(event) => explain(figure, event.currentTarget)}
          aria-label={`${row.label} ${String(year)}: ${text}`}
        >
          {text}
        </button>
      )}
      <span className={looks.change}>{changeText(cell, row.cells[index - 1], language)}</span>
    </div>
  );
};
