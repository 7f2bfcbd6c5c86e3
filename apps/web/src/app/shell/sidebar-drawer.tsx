import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { SidebarContent } from './sidebar-content.tsx';

interface SidebarDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The sidebar of a phone, over the page. */
export const SidebarDrawer = ({ opened, onClose }: SidebarDrawerProps) => {
  const { t } = useLingui();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="18rem"
      withCloseButton={false}
      padding={0}
      // Not on the drawer itself, whose root is no dialog.
      attributes={{ content: { 'aria-label': t`Menú` } }}
    >
      <SidebarContent collapsed={false} onNavigate={onClose} onToggle={onClose} />
    </Drawer>
  );
};
