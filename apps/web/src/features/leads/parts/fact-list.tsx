import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  name: string;
  value: ReactNode;
}

/** Names on the left, values on the right, with a thin line above each. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
