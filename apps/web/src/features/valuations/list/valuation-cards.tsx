import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, useRef, useState } from 'react';
import { placeOf } from '../../../components/row-place.ts';
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
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const { rows, spaceAfter, measure } = useWindowRows({
    containerRef: listRef,
    count: items.length,
    keyOf: (index) => items[index]?.id ?? String(index),
    estimatedHeight,
    gap,
    keptIndex: focusedIndex,
    onEndNear,
  });
  const handlers = {
    onFocus: ({ target }: FocusEvent) => setFocusedIndex(placeOf(target)?.index ?? null),
  };
  return (
    <ul
      {...handlers}
      ref={listRef}
      className={styles.cards}
      aria-label={t`Tus valoraciones`}
      style={{ paddingBottom: spaceAfter }}
    >
      {rows.map(({ index, key, spaceBefore }) => {
        const valuation = items[index];
        return (
          valuation !== undefined && (
            <li
              key={key}
              ref={measure}
              data-index={index}
              style={{ marginTop: spaceBefore }}
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
