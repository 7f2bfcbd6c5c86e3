import { formatNumber } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import styles from './alert-group.module.css';

interface AlertGroupProps {
  name: string;
  /** The number of alerts shown; a group of zero is omitted. */
  count: number;
  children: ReactNode;
}

export const AlertGroup = ({ name, count, children }: AlertGroupProps) => {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <section aria-label={name}>
      <h3 className={styles.name}>
        {name}
        <span>{formatNumber(count, { language })}</span>
      </h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
};
