import { Skeleton } from '@mantine/core';
import styles from './list-results.module.css';
import { useTableFits } from './use-table-fits.ts';

const phoneCards = ['first', 'second', 'third', 'fourth'];

/** The places of the rows before they arrive. */
export const ListSkeleton = () =>
  useTableFits() ? (
    <Skeleton radius="lg" height={526} />
  ) : (
    <div className={styles.results}>
      {phoneCards.map((card) => (
        <Skeleton key={card} radius="lg" height={112} />
      ))}
    </div>
  );
