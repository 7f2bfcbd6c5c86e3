import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import styles from './tone-pill.module.css';

export type PillTone = 'plain' | 'muted' | 'active' | 'warning' | 'positive' | 'negative';

interface TonePillProps {
  text: string;
  tone: PillTone;
  /** What it leads to, where something can be decided. */
  act?: { label: string; run: () => void } | undefined;
}

/** How something stands, in a word. */
export const TonePill = ({ text, tone, act }: TonePillProps) =>
  act === undefined ? (
    <span className={styles.pill} data-tone={tone}>
      {text}
    </span>
  ) : (
    <UnstyledButton
      className={styles.pill}
      data-tone={tone}
      aria-label={act.label}
      onClick={act.run}
    >
      {text}
      <IconChevronDown size={12} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
