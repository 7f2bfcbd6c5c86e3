import type { ReactNode } from 'react';
import styles from './panel-facts.module.css';
import { stack } from '../style/class-names.ts';

interface Fact {
  name: string;
  /** Null or false where nothing is known of it. */
  value: ReactNode;
}

/** What is known of the row that is open: names at the left, a dash for what nobody knows. */
export const PanelFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={stack({ gap: [6, 20] }, styles.facts)}>
    {facts.map(({ name, value }) => [
      <dt key={name}>{name}</dt>,
      <dd key={`${name}:`}>{value === null || value === false ? '–' : value}</dd>,
    ])}
  </dl>
);
