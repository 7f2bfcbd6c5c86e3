import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import styles from './filter-menu.module.css';

interface FilterMenuProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One filter: says its value when it has one, and can be cleared. */
export const FilterMenu = <Value extends string>({ label, options, chosen, onChoose }: FilterMenuProps<Value>) => {
  const { t } = useLingui();
  const chosenLabel = options.find(({ value }) => value === chosen)?.label;
  return (
    <div className={styles.filter} data-active={chosenLabel !== undefined || undefined}>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={styles.button}>
            {chosenLabel === undefined ? (
              <>
                {label}
                <IconChevronDown size={14} stroke={1.75} aria-hidden />
              </>
            ) : (
              <span>
                {label}: <strong>{chosenLabel}</strong>
              </span>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {options.map((option) => (
            <Menu.Item
              key={option.value}
              role="menuitemradio"
              aria-checked={option.value === chosen}
              rightSection={
                option.value === chosen ? <IconCheck size={16} stroke={1.5} aria-hidden /> : undefined
              }
              onClick={() => onChoose(option.value)}
            >
              {option.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {chosenLabel !== undefined && (
        <ActionIcon size={24} onClick={() => onChoose(undefined)} aria-label={t`Quitar el filtro ${label}`}>
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
};
