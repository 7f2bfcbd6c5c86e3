import type { ReactNode } from 'react';
import styles from './panel-facts.module.css';
import { stack } from '../style/class-names.ts';

interface Fact {
  name: string;
  /** Null or false when it is unknown. */
  value: ReactNode;
}

/** The facts about the open row: names on the left, a dash for unknown values. */
export const PanelFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={stack({ gap: [6, 20] }, styles.facts)}>
    {facts.map(({ name, value }) => [
      <dt key={name}>{name}</dt>,
      <dd key={`${name}:`}>{value === null || value === false ? '–' : value}</dd>,
    ])}
  </dl>
);
