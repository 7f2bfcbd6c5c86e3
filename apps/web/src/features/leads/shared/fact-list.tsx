import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  name: string;
  value: ReactNode;
}

/** Names at the left, what is known at the right, a hairline above each. */
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
