import { IconAlertTriangle } from '@tabler/icons-react';
import type { ValuationIssueCode } from '@valia/valuation/valuation-outcome.ts';
import { useEditor } from '../document/editor-context.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import styles from './steps.module.css';

interface StepWarningsProps {
  codes: readonly ValuationIssueCode[];
  /** Shows only issues of fields below this path. */
  below?: string;
}

/** Warnings and errors of the calculation, shown beside the fields that cause them. */
export const StepWarnings = ({ codes, below }: StepWarningsProps) => {
  const { outcome } = useEditor();
  const { issue: textOf } = useDescriptions();
  const shown = outcome.issues.filter(
    ({ severity, code, field }) =>
      severity !== 'missing' &&
      codes.includes(code) &&
      (below === undefined || field.startsWith(`${below}.`)),
  );
  return shown.map((issue) => (
    <p key={`${issue.code}-${issue.field}`} className={styles.warning}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <span>{textOf(issue)}</span>
    </p>
  ));
};
