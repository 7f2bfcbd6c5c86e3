import { Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FilterFrame } from './filter-frame.tsx';
import styles from './filter-menu.module.css';

interface FilterPopoverProps {
  label: string;
  /** The chosen value as text; null when nothing is chosen. */
  chosen: string | null;
  onClear: () => void;
  children: (close: () => void) => ReactNode;
}

/** A filter whose choice needs more than a list: its panel opens below its button. */
export const FilterPopover = ({ label, chosen, onClear, children }: FilterPopoverProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <FilterFrame label={label} isActive={chosen !== null} onClear={onClear}>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={styles.button} onClick={() => setOpened(!opened)}>
            {chosen === null ? label : `${label}:`}
            {chosen === null ? (
              <IconChevronDown size={14} stroke={1.75} aria-hidden />
            ) : (
              <strong>{chosen}</strong>
            )}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={styles.panel} aria-label={label}>
          {children(() => setOpened(false))}
        </Popover.Dropdown>
      </Popover>
    </FilterFrame>
  );
};
