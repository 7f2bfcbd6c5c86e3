import { Trans } from '@lingui/react/macro';
import styles from './guest-facts.module.css';

interface GuestFactsProps {
  title: string;
  facts: readonly { term: string; text: string }[];
}

/** A short list of facts beside a form, and what the product never asks for. */
export const GuestFacts = ({ title, facts }: GuestFactsProps) => (
  <div className={styles.inside}>
    <h2 className={styles.title}>{title}</h2>
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.promise}>
      <Trans>Valía nunca te pedirá la contraseña ni el código por teléfono o por correo.</Trans>
    </p>
  </div>
);
