import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface RowActsProps {
  /** The row's. */
  name: string;
  onOpen: () => void;
  acts?: readonly { label: string; run: () => void }[];
  /** Further menu items. */
  children?: ReactNode;
}

/** The controls at the end of a row: open it, and its actions. */
export const RowActions = ({ name, onOpen, acts = [], children }: RowActsProps) => {
  const { t } = useLingui();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t`Acciones de ${name}`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onOpen}>
          <Trans>Abrir</Trans>
        </Menu.Item>
        {acts.map((act) => (
          <Menu.Item key={act.label} onClick={act.run}>
            {act.label}
          </Menu.Item>
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
};
