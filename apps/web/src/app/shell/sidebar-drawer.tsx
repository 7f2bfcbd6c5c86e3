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

/** The sidebar as a drawer over the page: on a phone, and on screens that leave room only for a rail. */
export const SidebarDrawer = ({ opened, onClose, isPhone, foot }: SidebarDrawerProps) => {
  const { t } = useLingui();
  // The drawer's code loads late. A drawer that is open from its first render would never learn where the focus
  // was.
  const isMounted = useMounted();
  return (
    <Drawer
      opened={opened && isMounted}
      onClose={onClose}
      size={isPhone ? '18rem' : '16rem'}
      withCloseButton={false}
      padding={0}
      // Set on the content, because the root element of the drawer is no dialog.
      attributes={{ content: { 'aria-label': t`Menú` } }}
    >
      <SidebarContent collapsed={false} onNavigate={onClose} onToggle={onClose} foot={foot} />
    </Drawer>
  );
};
