import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatRate } from '@valia/i18n/format.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorNavigation } from '../editor-navigation-context.ts';
import { driverCellPath } from '../model/cell-paths.ts';
import { setOverrideReason } from '../model/driver-edits.ts';
import { type ManualValue, manualValues } from '../model/manual-values.ts';
import { useDescriptions } from '../use-descriptions.ts';
import styles from './projection-step.module.css';

const ManualItem = ({ manual }: { manual: ManualValue }) => {
  const { t } = useLingui();
  const { language, put, change, readOnly } = useEditor();
  const { field } = useDescriptions();
  const path = driverCellPath(manual.driver, manual.year);
  const name = field(path);
  const value = formatRate(manual.value, { language });
  const calculated = manual.calculated === null ? '–' : formatRate(manual.calculated, { language });
  return (
    <li className={styles.review}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <div className={styles.reviewText}>
        <p>
          <Trans>
            {name}: {value} en lugar de {calculated}
          </Trans>
        </p>
        <input
          key={manual.reason}
          className={styles.reason}
          aria-label={t`Motivo de ${name}`}
          placeholder={t`Escribe el motivo`}
          maxLength={500}
          readOnly={readOnly}
          defaultValue={manual.reason}
          onBlur={(event) => {
            const reason = event.currentTarget.value;
            if (reason !== manual.reason) {
              change(path, (before) =>
                setOverrideReason(before, manual.driver, manual.year, reason),
              );
            }
          }}
        />
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

/** Manual values with their reasons, and the calculation's warnings, each with a way to its cause. */
export const ReviewList = () => {
  const { document, outcome } = useEditor();
  const { goToField } = useEditorNavigation();
  const { issue: textOf } = useDescriptions();
  const manual = manualValues(document);
  const warnings = outcome.issues.filter(({ severity }) => severity === 'warning');
  const count = manual.length + warnings.length;
  return (
    <section className={styles.reviews}>
      <h2 className={styles.caption}>
        <b>
          <Trans>Para revisar</Trans>
        </b>{' '}
        {count}
      </h2>
      <ul>
        {manual.map((entry) => (
          <ManualItem key={`${entry.driver}-${String(entry.year)}`} manual={entry} />
        ))}
        {warnings.map((issue) => (
          <li key={`${issue.code}-${issue.field}`} className={styles.review}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <p className={styles.reviewText}>{textOf(issue)}</p>
            <button type="button" className={styles.link} onClick={() => goToField(issue.field)}>
              <Trans>Ver</Trans>
            </button>
          </li>
        ))}
        {count === 0 && (
          <li className={styles.review} data-kind="good">
            <IconCheck size={16} stroke={1.75} aria-hidden />
            <p className={styles.reviewText}>
              <Trans>Sin avisos ni valores manuales.</Trans>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
};
