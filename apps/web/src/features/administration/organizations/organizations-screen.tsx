import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { OrganizationTotals } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { ExportOfPages } from '../../../components/export/export-of-pages.tsx';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { useAddress } from '../../../components/filters/use-address.ts';
import { ListResults } from '../../../components/list/list-results.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../users/users.module.css';
import { OrganizationPanel } from './organization-panel.tsx';
import { organizationsSearchSchema } from './read-organizations-search.ts';
import {
  useOrganizationFilters,
  useOrganizationOrders,
  useOrganizationTabs,
} from './use-organization-choices.ts';
import { useOrganizationColumns } from './use-organization-columns.tsx';
import {
  type OrganizationRow,
  type OrganizationsAddress,
  useOrganizationPages,
  useReadOrganizations,
} from './use-organizations.ts';

/** /admin/organizations: every organization, and beside the list the one that is open. */
export const OrganizationsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Organizaciones`);
  const address = useAddress(organizationsSearchSchema);
  const found = useOrganizationPages(address);
  const totals = trpc.admin.organizations.totals.useQuery().data;
  const isWide = useTableFits(960);
  const columns = useOrganizationColumns();
  const { organization: opened } = address.search;
  const open = ({ id }: OrganizationRow): void =>
    address.change({ organization: id, act: undefined }, { replace: opened !== undefined });
  return (
    <div className={styles.screen}>
      <PageHead
        title={t`Organizaciones`}
        sentence={<OrganizationsSentence totals={totals} />}
        actions={<ExportOfOrganizations columns={columns} found={found} />}
      />
      <ViewTabs
        address={address}
        tabs={useOrganizationTabs(totals)}
        verbs={useOrganizationViews()}
      />
      <FilterBar
        address={address}
        searchField={{
          label: t`Buscar por nombre, NIF, email o persona`,
          placeholder: t`Nombre, NIF o persona`,
        }}
        filters={useOrganizationFilters()}
        isWide={isWide}
        orders={useOrganizationOrders()}
      />
      <Results {...{ address, found, columns, isWide, open }} />
      {opened !== undefined && (
        <OrganizationPanel
          organizationId={opened}
          rows={found.pages.rows}
          address={address}
          onOpen={open}
        />
      )}
    </div>
  );
};

interface ResultsProps {
  address: OrganizationsAddress;
  found: ReturnType<typeof useOrganizationPages>;
  columns: ReturnType<typeof useOrganizationColumns>;
  isWide: boolean;
  open: (row: OrganizationRow) => void;
}

const Results = ({ address, found: { wanted, pages }, columns, isWide, open }: ResultsProps) => {
  const { t } = useLingui();
  const { rows, query } = pages;
  return (
    <ListResults
      caption={t`Organizaciones`}
      pages={pages}
      columns={columns}
      isWide={isWide}
      expectedRows={12}
      sort={{ column: wanted.sort, direction: wanted.direction }}
      onSort={({ column, direction }) => address.change({ sort: column, direction })}
      opening={{ id: address.search.organization, open }}
      empty={<NoneFound address={address} />}
      footTexts={{
        shown: query.hasNextPage
          ? t`${plural(rows.length, { one: 'La # primera', other: 'Las # primeras' })}`
          : t`${plural(rows.length, { one: '# organización', many: '# de organizaciones', other: '# organizaciones' })}`,
        more: t`Cargar 50 más`,
      }}
    />
  );
};

const OrganizationsSentence = ({ totals }: { totals: OrganizationTotals | undefined }) => {
  const { t } = useLingui();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={320} maw="80%" />;
  const { active, disabled, members } = totals;
  const people = t`${plural(members, { one: '# persona', many: '# de personas', other: '# personas' })}`;
  const working = t`${plural(active, { one: '# activa', many: '# de activas', other: '# activas' })}`;
  const off = t`${plural(disabled, { one: '# desactivada', many: '# de desactivadas', other: '# desactivadas' })}`;
  return (
    <Trans>
      {working} y {off}, con {people}.
    </Trans>
  );
};

const NoneFound = ({ address }: { address: OrganizationsAddress }) => {
  const { t } = useLingui();
  const { activeFilters, clearFilters, search, clear } = address;
  const isFiltered = activeFilters.length > 0;
  const texts = {
    disabled: t`Ninguna organización está desactivada`,
    archived: t`Ninguna organización se ha cerrado`,
  };
  const ofView = search.view === undefined ? null : texts[search.view];
  return (
    <Sheet>
      <EmptyState
        title={isFiltered || ofView === null ? t`Ninguna organización coincide` : ofView}
        text={
          isFiltered
            ? t`Prueba con otra búsqueda o quita los filtros.`
            : t`Las demás están en la pestaña «Abiertas».`
        }
        action={
          <Button variant="default" onClick={isFiltered ? clearFilters : clear}>
            {isFiltered ? <Trans>Quitar filtros</Trans> : <Trans>Ver las abiertas</Trans>}
          </Button>
        }
      />
    </Sheet>
  );
};

type ExportProps = Pick<ResultsProps, 'columns' | 'found'>;

const ExportOfOrganizations = ({ columns, found: { wanted, pages } }: ExportProps) => {
  const { t } = useLingui();
  const read = useReadOrganizations();
  return (
    <ExportOfPages<OrganizationRow>
      columns={columns}
      home="/admin/organizations"
      fileName={t`organizaciones`}
      tooManyText={(count) => t`${count} organizaciones son demasiadas para un archivo`}
      doneText={(count) =>
        t`${plural(count, { one: '1 organización exportada', many: '# de organizaciones exportadas', other: '# organizaciones exportadas' })}`
      }
      isDisabled={pages.rows.length === 0}
      read={(cursor) => read({ ...wanted, limit: 200, cursor })}
    />
  );
};

/** Where an administrator's own views are kept. */
const useOrganizationViews = (): ViewVerbs =>
  useViewVerbs(trpc.admin.organizations, trpc.useUtils().admin.organizations.views);
