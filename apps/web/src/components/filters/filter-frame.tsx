import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './filter-menu.module.css';

interface FilterFrameProps {
  label: string;
  isActive: boolean;
  onClear: () => void;
  /** The button that opens it. */
  children: ReactNode;
}

/** The border of a filter: an active one is dark and can be cleared. */
export const FilterFrame = ({ label, isActive, onClear, children }: FilterFrameProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.filter} data-active={isActive || undefined}>
      {children}
      {isActive && (
        <ActionIcon size={24} onClick={onClear} aria-label={t`Quitar el filtro ${label}`}>
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
};
