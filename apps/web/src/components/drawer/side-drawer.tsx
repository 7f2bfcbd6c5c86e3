import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './side-drawer.module.css';

interface SideDrawerProps {
  opened: boolean;
  title: ReactNode;
  /** Pixels across, on a window that has them. */
  size?: number;
  onClose: () => void;
  /** Once it has left the screen; it gives the focus a place then, since one opened by the address knows of no opener. */
  onClosed?: () => void;
  children: ReactNode;
}

/** Beside the work, at the right; on a phone over all of it. The focus stays in it, and goes back to what opened it. */
export const SideDrawer = ({
  opened,
  title,
  size = 480,
  onClose,
  onClosed,
  children,
}: SideDrawerProps) => {
  const { t } = useLingui();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      {...(onClosed !== undefined && { returnFocus: false, onExitTransitionEnd: onClosed })}
      position="right"
      size={size}
      title={title}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
      classNames={{
        header: styles.header ?? '',
        body: styles.body ?? '',
        title: styles.title ?? '',
      }}
    >
      {children}
    </Drawer>
  );
};
