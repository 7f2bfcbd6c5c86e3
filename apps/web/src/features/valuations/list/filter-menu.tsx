import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { ChoiceItem } from '../../../components/choice-item.tsx';
import styles from './filter-menu.module.css';

interface FilterMenuProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One filter: says its value when it has one, and can be cleared. */
export const FilterMenu = <Value extends string>(props: FilterMenuProps<Value>) => {
  const { label, options, chosen, onChoose } = props;
  const { t } = useLingui();
  const active = options.find(({ value }) => value === chosen);
  return (
    <div className={styles.filter} data-active={active !== undefined || undefined}>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={styles.button}>
            {label}
            {active === undefined ? (
              <IconChevronDown size={14} stroke={1.75} aria-hidden />
            ) : (
              <strong>{active.label}</strong>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {options.map((option) => (
            <ChoiceItem
              key={option.value}
              label={option.label}
              chosen={option.value === chosen}
              onChoose={() => onChoose(option.value)}
            />
          ))}
        </Menu.Dropdown>
      </Menu>
      {active !== undefined && (
        <ActionIcon
          size={24}
          onClick={() => onChoose(undefined)}
          aria-label={t`Quitar el filtro ${label}`}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
};
