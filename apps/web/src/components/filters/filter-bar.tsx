import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Drawer,
  NativeSelect,
  Popover,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { IconChevronDown, IconFilter2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { AmountsFilter } from './amounts-filter.tsx';
import { DaysFilter } from './days-filter.tsx';
import styles from './filter-bar.module.css';
import { FilterMenu } from './filter-menu.tsx';
import menuStyles from './filter-menu.module.css';
import { type Filter, filterKeys } from './filter.ts';
import { SearchField } from './search-field.tsx';
import type { SearchValue } from './search-schema.ts';
import { SortMenu, type SortOrder } from './sort-menu.tsx';
import type { ListUrlState } from './use-list-url-state.ts';
import { box, column, row, stack, text } from '../style/class-names.ts';

const looks = {
  filters: row({ gap: 8, align: 'start', wrap: true }, styles.filters),
  end: row({ gap: 8, marginLeft: 'auto' }, styles.end),
  clear: box(
    { minHeight: 32, padX: 8, radius: 4 },
    text('size-13', 'underlined', 'offset-3'),
    styles.clear,
  ),
  open: row(
    {
      inline: true,
      gap: 8,
      align: 'center',
      height: 32,
      padX: 12,
      border: 'strong',
      radius: 4,
      background: 'surface',
    },
    text('size-13'),
    styles.open,
  ),
  count: stack(
    { height: 20, padX: 4, background: 'ink' },
    text('size-12', 'line-20', 'on-ink', 'center'),
    styles.count,
  ),
};

interface FilterBarProps {
  address: ListUrlState;
  /** The field for the key `search`; null when there is nothing to search. */
  searchField: { label: string; placeholder: string } | null;
  filters: readonly Filter[];
  /** Whether the filters fit in one row; otherwise they open over the page, together with the orders. */
  isWide: boolean;
  /** The first order is the default, which is not written to the URL. */
  orders?: readonly SortOrder[];
  /** Content at the end of the bar. */
  children?: ReactNode;
}

/** The search field beside the filters. They read their values from the URL's query string and write them there. */
export const FilterBar = (props: FilterBarProps) => {
  const { address, searchField, filters, isWide, children } = props;
  const isShort = filters.every(({ kind }) => kind === 'field');
  return (
    <div className={looks.filters} data-short={isShort || undefined}>
      {searchField !== null && (
        <SearchField
          {...searchField}
          className={styles.search}
          search={textOf(address.search['search']) ?? ''}
          onSearch={(search) => address.change({ search }, { replace: true })}
        />
      )}
      {isWide || isShort ? (
        <>
          <Filters address={address} filters={filters.filter((filter) => !isFurther(filter))} />
          <FurtherFilters address={address} filters={filters.filter(isFurther)} />
          <ClearFilters address={address} />
        </>
      ) : (
        <FiltersInDrawer {...props} />
      )}
      {children !== undefined && <div className={looks.end}>{children}</div>}
    </div>
  );
};

const isFurther = (filter: Filter): boolean => filter.isFurther === true;

const textOf = (value: SearchValue): string | undefined =>
  typeof value === 'string' ? value : undefined;
const amountOf = (value: SearchValue): number | undefined =>
  typeof value === 'number' ? value : undefined;

interface FilterFieldProps {
  address: ListUrlState;
  filter: Filter;
  /** Whether it is inside another filter's panel, which closes on a press outside it. */
  isInPanel?: boolean;
}

const FilterField = ({ address, filter, isInPanel = false }: FilterFieldProps) => {
  const { search, change } = address;
  const { label } = filter;
  switch (filter.kind) {
    case 'choice':
      return (
        <FilterMenu
          label={label}
          options={filter.options}
          chosen={textOf(search[filter.key])}
          onChoose={(value) => change({ [filter.key]: value })}
          isInPanel={isInPanel}
        />
      );
    case 'field':
      return (
        <NativeSelect
          size="xs"
          className={styles.choice}
          aria-label={label}
          value={textOf(search[filter.key]) ?? ''}
          data={[{ value: '', label: filter.all }, ...filter.options]}
          onChange={({ currentTarget: { value } }) =>
            change({ [filter.key]: value === '' ? undefined : value })
          }
        />
      );
    case 'amounts':
    case 'days':
      return <RangeField address={address} filter={filter} />;
  }
};

type RangeFilter = Extract<Filter, { kind: 'amounts' | 'days' }>;

const RangeField = ({ address, filter }: { address: ListUrlState; filter: RangeFilter }) => {
  const { search, change } = address;
  const { label } = filter;
  switch (filter.kind) {
    case 'amounts': {
      const [low, high] = [amountOf(search[filter.low]), amountOf(search[filter.high])];
      return (
        <AmountsFilter
          label={label}
          range={{ low, high }}
          onChoose={(next) => change({ [filter.low]: next.low, [filter.high]: next.high })}
        />
      );
    }
    case 'days': {
      const [low, high] = [textOf(search[filter.low]), textOf(search[filter.high])];
      return (
        <DaysFilter
          label={label}
          periods={filter.periods}
          days={{ period: textOf(search[filter.key]), low, high }}
          onChoose={(next) =>
            change({
              [filter.key]: next.period,
              [filter.low]: next.low,
              [filter.high]: next.high,
            })
          }
        />
      );
    }
  }
};

interface FiltersProps {
  address: ListUrlState;
  filters: readonly Filter[];
  areInPanel?: boolean;
}

const Filters = ({ address, filters, areInPanel = false }: FiltersProps) =>
  filters.map((filter) => (
    <FilterField key={filter.label} address={address} filter={filter} isInPanel={areInPanel} />
  ));

/** Less frequently used filters, behind one button until one of them is active. */
const FurtherFilters = ({ address, filters }: FiltersProps) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const isAnyActive = filters
    .flatMap(filterKeys)
    .some((key) => address.activeFilters.includes(key));
  if (filters.length === 0 || isAnyActive) return <Filters address={address} filters={filters} />;
  return (
    <div className={menuStyles.filter}>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={menuStyles.button} onClick={() => setOpened(!opened)}>
            <Trans>Más</Trans>
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={menuStyles.further} aria-label={t`Más filtros`}>
          <Filters address={address} filters={filters} areInPanel />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
};

const ClearFilters = ({ address }: { address: ListUrlState }) =>
  address.activeFilters.length > 0 && (
    <UnstyledButton className={looks.clear} onClick={address.clearFilters}>
      <Trans>Limpiar</Trans>
    </UnstyledButton>
  );

const FiltersInDrawer = ({ address, filters, orders = [] }: FilterBarProps) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const count = address.activeFilters.filter((key) => key !== 'search').length;
  const [usual] = orders;
  return (
    <>
      <UnstyledButton className={looks.open} onClick={() => setOpened(true)}>
        <IconFilter2 size={18} stroke={1.5} aria-hidden />
        <Trans>Filtros</Trans>
        {count > 0 && (
          <>
            {' '}
            <span className={looks.count}>{count}</span>
            <VisuallyHidden>
              {' '}
              <Plural value={count} one="activo" many="activos" other="activos" />
            </VisuallyHidden>
          </>
        )}
      </UnstyledButton>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="bottom"
        classNames={{ content: styles.sheet ?? '' }}
        title={t`Filtros y orden`}
        closeButtonProps={{ 'aria-label': t`Cerrar` }}
      >
        <div className={column({ gap: 8, align: 'stretch' }, styles.drawer)}>
          {usual !== undefined && (
            <SortMenu
              orders={orders}
              sort={textOf(address.search['sort']) ?? usual.sort}
              direction={textOf(address.search['direction'])}
              onChoose={(order) => address.change({ ...order })}
            />
          )}
          <Filters address={address} filters={filters} />
        </div>
        <div className={styles.drawerActions}>
          <ClearFilters address={address} />
          <Button onClick={() => setOpened(false)}>
            <Trans>Ver la lista</Trans>
          </Button>
        </div>
      </Drawer>
    </>
  );
};
