import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ListFormat } from './list-format.ts';

interface ExportMenuProps {
  onExport: (format: ListFormat) => void;
  isDisabled: boolean;
}

/** Exports the whole list to a file, with its filters and order. */
export const ExportMenu = ({ onExport, isDisabled }: ExportMenuProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button
        variant="default"
        disabled={isDisabled}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      >
        <Trans>Exportar</Trans>
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => onExport('xlsx')}>
        <Trans>Excel (.xlsx)</Trans>
      </Menu.Item>
      <Menu.Item onClick={() => onExport('csv')}>
        <Trans>CSV (.csv)</Trans>
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
