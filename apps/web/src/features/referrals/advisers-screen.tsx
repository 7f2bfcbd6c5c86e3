import { Trans, useLingui } from '@lingui/react/macro';
import { specialties } from '@valia/domain/accounts/collaboration-form-schema.ts';
import type { ListedAdviser } from '@valia/domain/directory/directory-schemas.ts';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import { specialtyTerms } from '@valia/i18n/terms/specialty-terms.ts';
import { useState } from 'react';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import type { Filter } from '../../components/filters/filter.ts';
import { useListUrlState } from '../../components/filters/use-list-url-state.ts';
import { ListResults } from '../../components/list/list-results.tsx';
import { NoRowsFound } from '../../components/list/no-rows-found.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { advisersSearchSchema, type AdvisersSearch } from './advisers/read-advisers-search.ts';
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
  const address = useListUrlState(advisersSearchSchema);
  const isWide = useTableFits(1100);
  const { wanted, pages, mayWrite } = useAdviserPages(address);
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
      <AdviserFilters address={address} isWide={isWide} />
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

const AdviserFilters = ({ address, isWide }: { address: AdvisersListUrlState; isWide: boolean }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const named = (options: readonly { code: string; names: Record<typeof language, string> }[]) =>
    options.map(({ code, names }) => ({ value: code, label: names[language] }));
  const filters: Filter<keyof AdvisersSearch>[] = [
    {
      kind: 'choice',
      key: 'specialty',
      label: t`Especialidad`,
      options: specialties.map((value) => ({ value, label: i18n._(specialtyTerms[value]) })),
    },
    { kind: 'choice', key: 'province', label: t`Provincia`, options: named(provinces) },
    { kind: 'choice', key: 'sector', label: t`Sector`, options: named(sectors) },
    {
      kind: 'choice',
      key: 'language',
      label: t`Idioma`,
      options: languages.map((value) => ({ value, label: languageNames[value] })),
    },
  ];
  return (
    <FilterBar
      address={address}
      searchField={{ label: t`Buscar por nombre o asesoría`, placeholder: t`Nombre o asesoría` }}
      filters={filters}
      isWide={isWide}
      orders={[
        { sort: 'name', direction: 'asc', label: t`Por nombre` },
        { sort: 'collaborations', direction: 'desc', label: t`Más colaboraciones primero` },
      ]}
    />
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
