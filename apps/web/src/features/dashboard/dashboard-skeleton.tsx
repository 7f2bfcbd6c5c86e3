import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { PageHeading } from '../../components/page-heading.tsx';
import figureStyles from './cards/dashboard-cards.module.css';
import styles from './dashboard-screen.module.css';
import skeletonStyles from './dashboard-skeleton.module.css';
import { column } from '../../components/style/class-names.ts';

/** Placeholders for the dashboard before its figures arrive. */
export const DashboardSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={column({ gap: 16 })} aria-busy>
      <PageHeading
        title={t`Panel ejecutivo`}
        sentence={<Skeleton component="span" display="inline-block" height={14} width={280} />}
      />
      <Skeleton radius="lg" className={`${figureStyles.figures} ${skeletonStyles.figures}`} />
      <Skeleton height={44} />
      <Skeleton radius="lg" className={styles.waiting} />
    </div>
  );
};
