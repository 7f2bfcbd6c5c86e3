import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface RowActsProps {
  label: string;
  acts: readonly { label: string; run: () => void }[];
  /** Other items below. */
  children?: ReactNode;
}

/** What can be done with a row, at its end. */
export const RowActs = ({ label, acts, children }: RowActsProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon size={28} aria-label={label}>
        <IconDots size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {acts.map((act) => (
        <Menu.Item key={act.label} onClick={act.run}>
          {act.label}
        </Menu.Item>
      ))}
      {children}
    </Menu.Dropdown>
  </Menu>
);
