import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import styles from './page-skeleton.module.css';
import { useFrame } from './shell/use-frame.ts';

/** The frame of the shell while it is not yet known who is there. */
export const PageSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={styles.frame} data-frame={useFrame()} role="status" aria-label={t`Cargando`}>
      <div className={styles.sidebar} />
      <div className={styles.page}>
        <div className={styles.header} />
        <div className={styles.content}>
          <Skeleton height={36} width={280} />
          <Skeleton height={20} width={420} maw="100%" />
          <Skeleton height={184} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
      </div>
    </div>
  );
};
