import { useLingui } from '@lingui/react/macro';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import styles from './stage-pill.module.css';

/** The stage of a lead, seen and not changed. */
export const StagePill = ({ stage }: { stage: LeadStage }) => {
  const { i18n } = useLingui();
  return (
    <span className={styles.pill} data-stage={stage}>
      {i18n._(leadTerms.stages[stage])}
    </span>
  );
};
