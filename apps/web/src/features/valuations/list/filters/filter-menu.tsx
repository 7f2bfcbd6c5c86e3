import { useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceItem } from '../../../../components/choice-item.tsx';
import { FilterFrame } from './filter-frame.tsx';
import styles from './filter-menu.module.css';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
}

interface FilterMenuProps<Value extends string> {
  label: string;
  options: readonly FilterOption<Value>[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
  /** Of another filter's panel, which a press outside of it closes. */
  isInPanel?: boolean;
}

/** More than these are looked for by typing. */
const mostInView = 12;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** One filter of a few or many values: says the chosen one, and can be cleared. */
export const FilterMenu = <Value extends string>(props: FilterMenuProps<Value>) => {
  const { label, options, chosen, onChoose, isInPanel = false } = props;
  const { t } = useLingui();
  const [sought, setSought] = useState('');
  const active = options.find(({ value }) => value === chosen);
  const found = options.filter((option) => plain(option.label).includes(plain(sought.trim())));
  return (
    <FilterFrame label={label} isActive={chosen !== undefined} onClear={() => onChoose(undefined)}>
      <Menu position="bottom-start" withinPortal={!isInPanel}>
        <Menu.Target>
          <UnstyledButton className={styles.button}>
            {chosen === undefined ? label : `${label}:`}
            {chosen === undefined ? (
              <IconChevronDown size={14} stroke={1.75} aria-hidden />
            ) : (
              <strong>{active?.label ?? chosen}</strong>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          {options.length > mostInView && (
            <Menu.Search
              value={sought}
              onChange={(event) => setSought(event.currentTarget.value)}
              placeholder={t`Buscar`}
              aria-label={t`Buscar en ${label}`}
              className={styles.seek}
            />
          )}
          <div className={styles.options}>
            {found.map((option) => (
              <ChoiceItem
                key={option.value}
                label={option.label}
                chosen={option.value === chosen}
                onChoose={() => onChoose(option.value)}
              />
            ))}
            {found.length === 0 && <p className={styles.none}>{t`Nada coincide`}</p>}
          </div>
        </Menu.Dropdown>
      </Menu>
    </FilterFrame>
  );
};
