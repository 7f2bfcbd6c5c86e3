import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { driverCellPath } from '@valia/domain/valuation-cells/cell-paths.ts';
import { assumedFigures } from '@valia/domain/valuation-progress/assumptions.ts';
import { type ManualValue, manualValues } from '@valia/domain/valuation-years/manual-values.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import { fieldKind } from '../../values/field-kind.ts';
import { formatPlainNumber } from '../../values/format-field-value.ts';
import { AssumptionItems } from '../../quick-start/assumption-items.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useField } from '../../fields/use-field.ts';
import projectionStyles from '../projection/projection-step.module.css';
import styles from '../../quick-start/reviews.module.css';
import { box, classNames, text } from '../../../../../components/style/class-names.ts';

const looks = {
  caption: classNames(text('small', 'regular', 'dimmed'), projectionStyles.caption),
  reason: box({ width: 'full', pad: 0, background: 'none' }, text('dimmed'), styles.reason),
  reasonError: box({ marginTop: 4 }, text('negative')),
};

/** The reason why a year's value was set manually; printed in the report. */
const ReasonField = ({ path, label }: { path: string; label: string }) => {
  const { t } = useLingui();
  const { readOnly } = useEditor();
  const { text, error, errorId, onType, onFocus, onLeave } = useField(path);
  return (
    <>
      <input
        className={looks.reason}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        placeholder={t`Escribe el motivo`}
        data-field={path}
        autoComplete="off"
        readOnly={readOnly}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={onFocus}
        onBlur={onLeave}
      />
      {error !== null && (
        <p className={looks.reasonError} id={errorId}>
          {error}
        </p>
      )}
    </>
  );
};

const ManualItem = ({ manual }: { manual: ManualValue }) => {
  const { t } = useLingui();
  const { language, put, readOnly } = useEditor();
  const { field } = useDescriptions();
  const path = driverCellPath(manual.driver, manual.year);
  const name = field(path);
  const kind = fieldKind(path);
  const written = (amount: number): string => formatPlainNumber(amount, kind, language);
  const value = written(manual.value);
  const calculated = manual.calculated === null ? '–' : written(manual.calculated);
  return (
    <li className={styles.review}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <div className={box({ flex: 1, minWidth: 0 })}>
        <p>
          <Trans>
            {name}: {value} en lugar de {calculated}
          </Trans>
        </p>
        <ReasonField path={`${path}.reason`} label={t`Motivo de ${name}`} />
      </div>
      {!readOnly && (
        <button
          type="button"
          className={styles.link}
          aria-label={t`Restaurar ${name}`}
          onClick={() => put(path, null)}
        >
          <Trans>Restaurar</Trans>
        </button>
      )}
    </li>
  );
};

/** Manual values with their reasons, and the calculation's warnings, each with a link to its cause. */
export const ReviewList = () => {
  const { document, outcome } = useEditor();
  const { goToField } = useEditorNavigation();
  const { issue: textOf } = useDescriptions();
  const manual = manualValues(document);
  const warnings = outcome.issues.filter(({ severity }) => severity === 'warning');
  const count = manual.length + warnings.length + assumedFigures(document).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(count, () => heading.current?.focus());
  return (
    <section className={styles.reviews}>
      <h2 ref={heading} className={looks.caption} tabIndex={-1}>
        <b>
          <Trans>Para revisar</Trans>
        </b>{' '}
        {count}
      </h2>
      <ul className={styles.reviewList}>
        {manual.map((entry) => (
          <ManualItem key={`${entry.driver}-${String(entry.year)}`} manual={entry} />
        ))}
        <AssumptionItems />
        {warnings.map((issue) => (
          <li key={`${issue.code}-${issue.field}`} className={styles.review}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <p className={box({ flex: 1, minWidth: 0 })}>{textOf(issue)}</p>
            <button type="button" className={styles.link} onClick={() => goToField(issue.field)}>
              <Trans>Ver</Trans>
            </button>
          </li>
        ))}
        {count === 0 && (
          <li className={styles.review} data-kind="good">
            <IconCheck size={16} stroke={1.75} aria-hidden />
            <p className={box({ flex: 1, minWidth: 0 })}>
              <Trans>Sin avisos, hipótesis ni valores manuales.</Trans>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
};
