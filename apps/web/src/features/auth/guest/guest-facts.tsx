import { Trans } from '@lingui/react/macro';
import styles from './guest-facts.module.css';
import { box, column, row, text } from '../../../components/style/class-names.ts';

const looks = {
  fact: row({ gap: 24, justify: 'between', borderBottom: 'plain' }, text('lead'), styles.fact),
};

interface GuestFactsProps {
  title: string;
  facts: readonly { term: string; text: string }[];
}

/** A short list of facts beside a form, and what the product never requests. */
export const GuestFacts = ({ title, facts }: GuestFactsProps) => (
  <div className={column({ gap: 24 }, styles.inside)}>
    <h2 className={text('serif-24')}>{title}</h2>
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={looks.fact}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className={box({ marginTop: 'auto' }, text('small', 'dimmed'))}>
      <Trans>Valía nunca te pedirá la contraseña ni el código por teléfono o por correo.</Trans>
    </p>
  </div>
);
