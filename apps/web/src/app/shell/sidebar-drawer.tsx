import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { SidebarContent } from './sidebar-content.tsx';

interface SidebarDrawerProps {
  opened: boolean;
  onClose: () => void;
  isPhone: boolean;
  foot: ReactNode;
}

/** The sidebar over the page: on a phone, and where the page leaves it no more than a rail. */
export const SidebarDrawer = ({ opened, onClose, isPhone, foot }: SidebarDrawerProps) => {
  const { t } = useLingui();
  // A drawer that is open from its first moment, its code late, never learns where the focus was.
  const isMounted = useMounted();
  return (
    <Drawer
      opened={opened && isMounted}
      onClose={onClose}
      size={isPhone ? '18rem' : '16rem'}
      withCloseButton={false}
      padding={0}
      // Not on the drawer itself, whose root is no dialog.
      attributes={{ content: { 'aria-label': t`Menú` } }}
    >
      <SidebarContent collapsed={false} onNavigate={onClose} onToggle={onClose} foot={foot} />
    </Drawer>
  );
};
