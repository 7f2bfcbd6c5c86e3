import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer, Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconFilter2 } from '@tabler/icons-react';
import { useState } from 'react';
import { SearchField } from '../../../../components/search-field.tsx';
import { activeFilters, listRoute, withoutFilters } from '../list-search.ts';
import { useTableFits } from '../use-table-fits.ts';
import filterStyles from './filter-menu.module.css';
import { FilterMenu } from './filter-menu.tsx';
import styles from './list-filters.module.css';
import { SortMenu } from './sort-menu.tsx';
import { UpdatedFilter } from './updated-filter.tsx';
import { useFilterOptions } from './use-filter-options.ts';
import { ValueFilter } from './value-filter.tsx';

/** The search beside the filters; where there is little room the filters open over the page. */
export const ListFilters = ({ children }: { children?: React.ReactNode }) => {
  const tableFits = useTableFits();
  return (
    <div className={styles.filters}>
      <CompanySearch />
      {tableFits ? (
        <>
          <FilterChoices />
          <FurtherFilters />
          <ClearFilters />
        </>
      ) : (
        <FiltersInDrawer />
      )}
      {children !== undefined && <div className={styles.end}>{children}</div>}
    </div>
  );
};

const CompanySearch = () => {
  const { t } = useLingui();
  const { search = '' } = listRoute.useSearch();
  const navigate = listRoute.useNavigate();
  return (
    <SearchField
      className={styles.search}
      label={t`Buscar por empresa o NIF`}
      placeholder={t`Empresa o NIF`}
      search={search}
      onSearch={(text) =>
        void navigate({ search: (before) => ({ ...before, search: text }), replace: true })
      }
    />
  );
};

type ChoiceKey = 'type' | 'method' | 'sector' | 'province' | 'tag';

const useChoose = () => {
  const navigate = listRoute.useNavigate();
  return (key: ChoiceKey) => (value: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, [key]: value }) });
};

const FilterChoices = () => {
  const { t } = useLingui();
  const { type, method, sector } = listRoute.useSearch();
  const { types, methods, sectors } = useFilterOptions();
  const choose = useChoose();
  return (
    <>
      <FilterMenu label={t`Tipo`} options={types} chosen={type} onChoose={choose('type')} />
      <FilterMenu label={t`Método`} options={methods} chosen={method} onChoose={choose('method')} />
      <FilterMenu label={t`Sector`} options={sectors} chosen={sector} onChoose={choose('sector')} />
      <ValueFilter />
      <UpdatedFilter />
    </>
  );
};

const FurtherChoices = ({ areInPanel = false }: { areInPanel?: boolean }) => {
  const { t } = useLingui();
  const { province, tag } = listRoute.useSearch();
  const { provinces, tags } = useFilterOptions();
  const choose = useChoose();
  return (
    <>
      <FilterMenu
        label={t`Provincia`}
        options={provinces}
        chosen={province}
        onChoose={choose('province')}
        isInPanel={areInPanel}
      />
      {(tags.length > 0 || tag !== undefined) && (
        <FilterMenu
          label={t`Etiqueta`}
          options={tags}
          chosen={tag}
          onChoose={choose('tag')}
          isInPanel={areInPanel}
        />
      )}
    </>
  );
};

/** Those asked for less often, behind one button until one of them is chosen. */
const FurtherFilters = () => {
  const { t } = useLingui();
  const { province, tag } = listRoute.useSearch();
  const [opened, setOpened] = useState(false);
  if (province !== undefined || tag !== undefined) return <FurtherChoices />;
  return (
    <div className={filterStyles.filter}>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={filterStyles.button} onClick={() => setOpened(!opened)}>
            <Trans>Más</Trans>
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={filterStyles.further} aria-label={t`Más filtros`}>
          <FurtherChoices areInPanel />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
};

const ClearFilters = () => {
  const search = listRoute.useSearch();
  const navigate = listRoute.useNavigate();
  if (activeFilters(search).length === 0) return null;
  return (
    <UnstyledButton
      className={styles.clear}
      onClick={() => void navigate({ search: withoutFilters })}
    >
      <Trans>Limpiar</Trans>
    </UnstyledButton>
  );
};

const FiltersInDrawer = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const count = activeFilters(listRoute.useSearch()).filter((key) => key !== 'search').length;
  return (
    <>
      <UnstyledButton
        className={styles.open}
        onClick={() => setOpened(true)}
        aria-label={
          count === 0
            ? t`Filtros`
            : t`${plural(count, { one: 'Filtros: # activo', many: 'Filtros: # de activos', other: 'Filtros: # activos' })}`
        }
      >
        <IconFilter2 size={18} stroke={1.5} aria-hidden />
        <Trans>Filtros</Trans>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </UnstyledButton>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="bottom"
        classNames={{ content: styles.sheet ?? '' }}
        title={t`Filtros y orden`}
        closeButtonProps={{ 'aria-label': t`Cerrar` }}
      >
        <div className={styles.drawer}>
          <SortMenu />
          <FilterChoices />
          <FurtherChoices />
        </div>
        <div className={styles.drawerActions}>
          <ClearFilters />
          <Button onClick={() => setOpened(false)}>
            <Trans>Ver la lista</Trans>
          </Button>
        </div>
      </Drawer>
    </>
  );
};
