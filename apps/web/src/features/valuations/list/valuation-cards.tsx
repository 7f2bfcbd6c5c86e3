import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useWindowRows } from '../../../components/use-window-rows.ts';
import { ValuationCard } from './valuation-card.tsx';
import styles from './valuation-cards.module.css';
import type { ResultsProps } from './valuation-table.tsx';

const estimatedHeight = 120;
const gap = 8;

/** The table's rows as cards, for a phone. */
export const ValuationCards = (results: ResultsProps) => {
  const { t } = useLingui();
  const { items, hasMore, onEndNear } = results;
  const listRef = useRef<HTMLUListElement>(null);
  const { rows, spaceAfter, measure } = useWindowRows({
    containerRef: listRef,
    count: items.length,
    keyOf: (index) => items[index]?.id ?? String(index),
    estimatedHeight,
    gap,
    keptIndex: null,
    onEndNear,
  });
  return (
    <ul
      ref={listRef}
      className={styles.cards}
      aria-label={t`Tus valoraciones`}
      style={{ paddingTop: rows[0]?.spaceBefore ?? 0, paddingBottom: spaceAfter }}
    >
      {rows.map(({ index, key }) => {
        const valuation = items[index];
        return (
          valuation !== undefined && (
            <li
              key={key}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : items.length}
            >
              <ValuationCard {...results} valuation={valuation} />
            </li>
          )
        );
      })}
    </ul>
  );
};
