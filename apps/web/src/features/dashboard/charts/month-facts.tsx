import styles from './month-facts.module.css';
import { classNames, row, text } from '../../../components/style/class-names.ts';

const looks = { fact: row({ align: 'center', minHeight: 28, borderTop: 'plain' }, styles.fact) };

/** Further figures of each month, each below the bars of its month; the chart's table has the names of the months. */
export const MonthFacts = ({
  facts,
}: {
  facts: readonly { name: string; texts: readonly string[] }[];
}) => (
  <dl className={classNames(text('fine'), styles.facts)} aria-hidden>
    {facts.map(({ name, texts }) => (
      <div key={name} className={looks.fact}>
        <dt>{name}</dt>
        {texts.map((text, month) => (
          <dd key={String(month)}>{text}</dd>
        ))}
      </div>
    ))}
  </dl>
);
