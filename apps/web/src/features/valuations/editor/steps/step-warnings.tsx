import { IconAlertTriangle } from '@tabler/icons-react';
import type { ValuationIssueCode } from '@valia/valuation/valuation-outcome.ts';
import { useEditor } from '../editor-context.ts';
import { useDescriptions } from '../use-descriptions.ts';
import styles from './steps.module.css';

/** Warnings and errors of the calculation, shown beside the fields that cause them. */
export const StepWarnings = ({ codes }: { codes: readonly ValuationIssueCode[] }) => {
  const { outcome } = useEditor();
  const { issue: textOf } = useDescriptions();
  const shown = outcome.issues.filter(
    ({ severity, code }) => severity !== 'missing' && codes.includes(code),
  );
  return shown.map((issue) => (
    <p key={`${issue.code}-${issue.field}`} className={styles.warning}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <span>{textOf(issue)}</span>
    </p>
  ));
};
