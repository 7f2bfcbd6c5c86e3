import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './side-drawer.module.css';

interface SideDrawerProps {
  opened: boolean;
  title: ReactNode;
  /** The width in pixels, on a window that is wide enough. */
  size?: number;
  onClose: () => void;
  /**
   * Called once the drawer has left the screen. The caller then sets the focus, because a drawer opened by the URL has
   * no opener.
   */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * A drawer at the right of the page; on a phone it covers the whole page. It traps the focus, and returns it to the
 * element that opened it.
 */
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
