import { useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceItem } from '../choice-item.tsx';
import type { FilterOption } from './filter.ts';
import { FilterFrame } from './filter-frame.tsx';
import styles from './filter-menu.module.css';
import { box, text } from '../style/class-names.ts';

const looks = { none: box({ pad: [6, 10] }, text('dimmed')) };

interface FilterMenuProps {
  label: string;
  options: readonly FilterOption[];
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
  /** Whether it is inside another filter's panel, which closes on a press outside it. */
  isInPanel?: boolean;
}

/** Longer lists have a search field. */
const mostInView = 12;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** A filter with few or many values: shows the chosen one, and can be cleared. */
export const FilterMenu = (props: FilterMenuProps) => {
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
            {found.length === 0 && <p className={looks.none}>{t`Nada coincide`}</p>}
          </div>
        </Menu.Dropdown>
      </Menu>
    </FilterFrame>
  );
};
