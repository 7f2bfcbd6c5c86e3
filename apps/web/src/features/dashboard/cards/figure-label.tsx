import { Tooltip } from '@mantine/core';
import styles from './figure-label.module.css';

/** A figure's name; an explanation of what it counts opens on hover, focus or touch. */
export const FigureLabel = ({ text, meaning }: { text: string; meaning: string }) => (
  <Tooltip label={meaning}>
    <button type="button" className={styles.label}>
      {text}
    </button>
  </Tooltip>
);
