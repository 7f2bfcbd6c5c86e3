import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import styles from './page-skeleton.module.css';
import { useShellFrame } from './shell/use-shell-frame.ts';
import { box, column } from '../components/style/class-names.ts';

/** The frame of the shell while it is not yet known who is signed in. */
export const PageSkeleton = () => {
  const { t } = useLingui();
  return (
    <div
      className={styles.frame}
      data-frame={useShellFrame()}
      role="status"
      aria-label={t`Cargando`}
    >
      <div className={box({ flex: 'none', borderRight: 'plain' }, styles.sidebar)} />
      <div className={box({ flex: 1, minWidth: 0 })}>
        <div className={styles.header} />
        <div className={column({ gap: 16, pad: [24, 32] }, styles.content)}>
          <Skeleton height={36} width={280} />
          <Skeleton height={20} width={420} maw="100%" />
          <Skeleton height={184} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
      </div>
    </div>
  );
};
