import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconColumns3,
} from '@tabler/icons-react';
import filterStyles from '../filters/filter-menu.module.css';
import type { TableColumn } from './table-column.ts';
import type { TablePreferences } from './table-preferences.ts';
import styles from './table-settings.module.css';

interface TableSettingsProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'name' | 'isOptional'>[];
  preferences: TablePreferences;
  onChange: (next: TablePreferences) => void;
}

/** The density of the rows, and the visible columns. */
export const TableSettings = (props: TableSettingsProps) => (
  <>
    <Density {...props} />
    <Columns {...props} />
  </>
);

const Density = ({ preferences, onChange }: Omit<TableSettingsProps, 'columns'>) => {
  const { t } = useLingui();
  const { isCompact } = preferences;
  return (
    <div className={styles.density} role="group" aria-label={t`Altura de las filas`}>
      <ActionIcon
        size={28}
        aria-pressed={!isCompact}
        aria-label={t`Filas cómodas`}
        onClick={() => onChange({ ...preferences, isCompact: false })}
      >
        <IconBaselineDensityMedium size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={28}
        aria-pressed={isCompact}
        aria-label={t`Filas compactas`}
        onClick={() => onChange({ ...preferences, isCompact: true })}
      >
        <IconBaselineDensitySmall size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};

const Columns = ({ columns, preferences, onChange }: TableSettingsProps) => {
  const { hidden } = preferences;
  const toggle = (column: string): void => {
    const others = hidden.filter((other) => other !== column);
    onChange({ ...preferences, hidden: hidden.includes(column) ? others : [...others, column] });
  };
  return (
    <div className={filterStyles.filter}>
      <Menu position="bottom-end" closeOnItemClick={false}>
        <Menu.Target>
          <UnstyledButton className={filterStyles.button}>
            <IconColumns3 size={16} stroke={1.5} aria-hidden />
            <Trans>Columnas</Trans>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {columns
            .filter(({ isOptional }) => isOptional)
            .map(({ id, name }) => (
              <Menu.CheckboxItem
                key={id}
                value={id}
                checked={!hidden.includes(id)}
                onChange={() => toggle(id)}
              >
                {name}
              </Menu.CheckboxItem>
            ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
};
