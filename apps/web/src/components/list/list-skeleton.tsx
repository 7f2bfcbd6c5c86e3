import { Skeleton } from '@mantine/core';
import styles from './list-results.module.css';
import { column } from '../style/class-names.ts';

const [rowHeight, headAndBorders, cardHeight] = [40, 46, 112];
const phoneCards = ['first', 'second', 'third', 'fourth'];

interface ListSkeletonProps {
  isWide: boolean;
  rows: number;
}

/** Placeholders for the rows before they arrive. */
export const ListSkeleton = ({ isWide, rows }: ListSkeletonProps) =>
  isWide ? (
    <Skeleton radius="lg" height={headAndBorders + rows * rowHeight} />
  ) : (
    <div className={column({ gap: 12, align: 'stretch' }, styles.results)}>
      {phoneCards.map((card) => (
        <Skeleton key={card} radius="lg" height={cardHeight} />
      ))}
    </div>
  );
