import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import styles from './tone-pill.module.css';
import { row, text } from '../style/class-names.ts';

const looks = {
  pill: row(
    { inline: true, gap: 6, align: 'center', padX: 8, radius: 4, background: 'sunken' },
    text('fine', 'medium', 'nowrap'),
    styles.pill,
  ),
};

export type PillTone = 'plain' | 'muted' | 'active' | 'warning' | 'positive' | 'negative';

interface TonePillProps {
  text: string;
  tone: PillTone;
  /** A link to the decision, when there is one to make. */
  act?: { label: string; run: () => void } | undefined;
}

/** A status as one word. */
export const TonePill = ({ text, tone, act }: TonePillProps) =>
  act === undefined ? (
    <span className={looks.pill} data-tone={tone}>
      {text}
    </span>
  ) : (
    <UnstyledButton
      className={looks.pill}
      data-tone={tone}
      aria-label={act.label}
      onClick={act.run}
    >
      {text}
      <IconChevronDown size={12} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
