import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { IconLayoutKanban, IconTable } from '@tabler/icons-react';
import { row } from '../../../components/style/class-names.ts';

interface LayoutSwitchProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}

/** Leads as cards on a board, or as the rows of a table. */
export const LayoutSwitch = ({ isTable, onChange }: LayoutSwitchProps) => {
  const { t } = useLingui();
  return (
    <SegmentedControl
      size="sm"
      aria-label={t({ message: 'Presentación', context: 'How a list is shown' })}
      value={isTable ? 'table' : 'board'}
      onChange={(value) => onChange(value === 'table')}
      data={[
        {
          value: 'board',
          label: (
            <span className={row({ inline: true, gap: 6, align: 'center' })}>
              <IconLayoutKanban size={16} stroke={1.5} aria-hidden />
              <Trans>Tablero</Trans>
            </span>
          ),
        },
        {
          value: 'table',
          label: (
            <span className={row({ inline: true, gap: 6, align: 'center' })}>
              <IconTable size={16} stroke={1.5} aria-hidden />
              <Trans>Tabla</Trans>
            </span>
          ),
        },
      ]}
    />
  );
};
