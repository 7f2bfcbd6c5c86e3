import { Trans, useLingui } from '@lingui/react/macro';
import { adviserList } from '@valia/domain/directory/adviser-list.ts';
import type { ListedAdviser } from '@valia/domain/directory/directory-schemas.ts';
import { useState } from 'react';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { ListResults } from '../../components/list/list-results.tsx';
import { NoRowsFound } from '../../components/list/no-rows-found.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useListWords } from '../../components/list/use-list-words.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { adviserWords } from './advisers/adviser-words.ts';
import { useAdviserColumns } from './advisers/use-adviser-columns.tsx';
import { type AdvisersListUrlState, useAdviserPages } from './advisers/use-advisers.ts';
import { CreateRequestDialog } from './create/create-request-dialog.tsx';
import styles from './advisers/advisers.module.css';
import { box, column, text } from '../../components/style/class-names.ts';

const looks = {
  notice: box(
    { pad: [10, 16], border: 'plain', radius: 8, background: 'warning-soft' },
    text('small', 'warning'),
  ),
};

/** /advisers: the advisers verified by the firm, with the details that each chose to publish. */
export const AdvisersScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Directorio de asesores`);
  const address = useListAddress(adviserList, adviserWords);
  const isWide = useTableFits(1100);
  const { wanted, pages, mayWrite } = useAdviserPages(address);
  const { filters } = useListWords(adviserList, adviserWords, address.search);
  const [asked, setAsked] = useState<ListedAdviser | null>(null);
  const columns = useAdviserColumns(mayWrite ? setAsked : null);
  return (
    <div className={column({ gap: 12 }, styles.screen)}>
      <PageHeading
        title={t`Directorio de asesores`}
        sentence={
          <Trans>
            Asesores verificados por la firma. Cada uno muestra lo que ha querido en sus ajustes.
          </Trans>
        }
      />
      {!mayWrite && (
        <p className={looks.notice} role="note">
          <Trans>Podrás escribir a otros asesores cuando la firma te haya verificado.</Trans>
        </p>
      )}
      <FilterBar address={address} isWide={isWide} {...filters} />
      <ListResults<ListedAdviser>
        caption={t`Asesores`}
        pages={pages}
        columns={columns}
        isWide={isWide}
        expectedRows={8}
        sort={{ column: wanted.sort, direction: wanted.direction }}
        onSort={({ column, direction }) => address.change({ sort: column, direction })}
        empty={<NobodyFound address={address} />}
      />
      {asked !== null && <CreateRequestDialog adviser={asked} onClose={() => setAsked(null)} />}
    </div>
  );
};

const NobodyFound = ({ address }: { address: AdvisersListUrlState }) => {
  const { t } = useLingui();
  const isFiltered = address.activeFilters.length > 0;
  return (
    <NoRowsFound
      address={address}
      title={isFiltered ? t`Ningún asesor coincide` : t`Aún no hay otros asesores`}
      text={t`Aquí verás a los asesores que la firma haya verificado.`}
    />
  );
};
