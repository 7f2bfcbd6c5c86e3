import { Trans, useLingui } from '@lingui/react/macro';
import { Popover, UnstyledButton } from '@mantine/core';
import type { FeeExplanation } from '@valia/i18n/fees/explain-fee-step.ts';
import { useState } from 'react';
import styles from './fee-results.module.css';
import { column } from '../../components/style/class-names.ts';

const looks = { explained: column({ gap: 8, align: 'start', pad: [8, 12] }, styles.explained) };

interface FeeStepAmountProps {
  label: string;
  amount: string;
  explanation: FeeExplanation;
}

/** The amount of a step; pressing it explains the rule and the figures behind it. */
export const FeeStepAmount = ({ label, amount, explanation }: FeeStepAmountProps) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const { rule, figures, parts } = explanation;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={320}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={styles.open}
          aria-label={t`${amount}, ${label}: cómo se calcula`}
          onClick={() => setOpened(!opened)}
        >
          {amount}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        {/* The explanation gets the initial focus, so that it is read before its button. */}
        <div className={looks.explained} tabIndex={-1} data-autofocus>
          <h3>{label}</h3>
          <p>{rule}</p>
          <p data-figures>{figures}</p>
          {parts !== null && <p>{parts}</p>}
          <UnstyledButton className={styles.close} onClick={() => setOpened(false)}>
            <Trans>Cerrar</Trans>
          </UnstyledButton>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
