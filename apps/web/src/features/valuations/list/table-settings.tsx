import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconColumns3,
} from '@tabler/icons-react';
import filterStyles from './filters/filter-menu.module.css';
import {
  type OptionalColumn,
  optionalColumns,
  type TablePreferences,
} from './table-preferences.ts';
import styles from './table-settings.module.css';

interface TableSettingsProps {
  preferences: TablePreferences;
  onChange: (next: TablePreferences) => void;
}

/** How close the rows stand, and which columns show. */
export const TableSettings = (props: TableSettingsProps) => (
  <>
    <Density {...props} />
    <Columns {...props} />
  </>
);

const Density = ({ preferences, onChange }: TableSettingsProps) => {
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

const Columns = ({ preferences, onChange }: TableSettingsProps) => {
  const { t } = useLingui();
  const { hidden } = preferences;
  const names: Record<OptionalColumn, string> = {
    type: t`Tipo`,
    method: t`Método`,
    sector: t`Sector`,
    province: t`Provincia`,
    tags: t`Etiquetas`,
    range: t`Rango de valor`,
    updatedAt: t`Actualizada`,
  };
  const toggle = (column: OptionalColumn): void => {
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
          {optionalColumns.map((column) => (
            <Menu.CheckboxItem
              key={column}
              value={column}
              checked={!hidden.includes(column)}
              onChange={() => toggle(column)}
            >
              {names[column]}
            </Menu.CheckboxItem>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
};
