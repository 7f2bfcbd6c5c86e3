import styles from './month-facts.module.css';

/** Further figures of each month, each under the bars of its month; the table twin names the months. */
export const MonthFacts = ({
  facts,
}: {
  facts: readonly { name: string; texts: readonly string[] }[];
}) => (
  <dl className={styles.facts} aria-hidden>
    {facts.map(({ name, texts }) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        {texts.map((text, month) => (
          <dd key={String(month)}>{text}</dd>
        ))}
      </div>
    ))}
  </dl>
);
