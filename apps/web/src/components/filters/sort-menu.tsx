import { useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { ChoiceItem } from '../choice-item.tsx';
import styles from './filter-menu.module.css';

/** A named order of a list. */
export interface SortOrder {
  sort: string;
  direction: 'asc' | 'desc';
  label: string;
}

interface SortMenuProps {
  orders: readonly SortOrder[];
  /** What the list is sorted by now, and how where that is said. */
  sort: string;
  direction: string | undefined;
  onChoose: (order: Omit<SortOrder, 'label'>) => void;
}

/** The choice of the order, for lists without column headers to click. */
export const SortMenu = ({
  orders,
  sort: current,
  direction: towards,
  onChoose,
}: SortMenuProps) => {
  const { t } = useLingui();
  const ofSort = orders.filter(({ sort }) => sort === current);
  const chosen = ofSort.find(({ direction }) => direction === towards) ?? ofSort[0];
  return (
    <div className={styles.filter}>
      <Menu position="bottom-end">
        <Menu.Target>
          <UnstyledButton className={styles.button}>
            <IconArrowsSort size={16} stroke={1.5} aria-hidden />
            {t`Orden`}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {orders.map((order) => {
            const { label, sort, direction } = order;
            return (
              <ChoiceItem
                key={label}
                label={label}
                chosen={order === chosen}
                onChoose={() => onChoose({ sort, direction })}
              />
            );
          })}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
};
