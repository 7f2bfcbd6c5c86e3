import { useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { ChoiceItem } from '../../../../components/choice-item.tsx';
import { listRoute } from '../list-search.ts';
import filterStyles from './filter-menu.module.css';

/** The order, where there is no table head to ask it from. */
export const SortMenu = () => {
  const { t } = useLingui();
  const { sort = 'updatedAt' } = listRoute.useSearch();
  const navigate = listRoute.useNavigate();
  const orders = [
    { sort: 'updatedAt', direction: 'desc', label: t`Las últimas cambiadas primero` },
    { sort: 'equityCentral', direction: 'desc', label: t`Las de más valor primero` },
    { sort: 'companyName', direction: 'asc', label: t`Por nombre de empresa` },
  ] as const;
  return (
    <div className={filterStyles.filter}>
      <Menu position="bottom-end">
        <Menu.Target>
          <UnstyledButton className={filterStyles.button}>
            <IconArrowsSort size={16} stroke={1.5} aria-hidden />
            {t`Orden`}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {orders.map((order) => (
            <ChoiceItem
              key={order.sort}
              label={order.label}
              chosen={order.sort === sort}
              onChoose={() =>
                void navigate({
                  search: (before) => ({ ...before, sort: order.sort, direction: order.direction }),
                })
              }
            />
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
};
