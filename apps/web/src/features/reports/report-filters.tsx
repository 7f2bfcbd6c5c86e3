import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, UnstyledButton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { reportKinds } from '@valia/domain/reports/report-choice.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import { reportTerms } from '@valia/i18n/report-terms.ts';
import { SearchField } from '../../components/search-field.tsx';
import styles from './report-filters.module.css';

const route = getRouteApi('/authenticated/shell/reports');

/** What narrows the list; it lives in the address. */
export const ReportFilters = () => {
  const { t, i18n } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  return (
    <div className={styles.filters}>
      <CompanySearch />
      <NativeSelect
        size="xs"
        className={styles.choice}
        aria-label={t`Tipo de informe`}
        value={search.kind ?? ''}
        data={[
          { value: '', label: t`Todos los tipos` },
          ...reportKinds.map((kind) => ({
            value: kind,
            label: i18n._(reportTerms.kinds[kind]),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const kind = reportKinds.find((known) => known === value);
          void navigate({ search: (before) => ({ ...before, kind }) });
        }}
      />
      <NativeSelect
        size="xs"
        className={styles.choice}
        aria-label={t`Idioma del informe`}
        value={search.language ?? ''}
        data={[
          { value: '', label: t`Todos los idiomas` },
          ...languages.map((language) => ({ value: language, label: languageNames[language] })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const language = languages.find((known) => known === value);
          void navigate({ search: (before) => ({ ...before, language }) });
        }}
      />
      {isFiltered && (
        <UnstyledButton className={styles.clear} onClick={() => void navigate({ search: {} })}>
          <Trans>Limpiar</Trans>
        </UnstyledButton>
      )}
    </div>
  );
};

const CompanySearch = () => {
  const { t } = useLingui();
  const { search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <SearchField
      className={styles.search}
      label={t`Buscar por empresa`}
      placeholder={t`Empresa`}
      search={search}
      onSearch={(text) =>
        void navigate({ search: (before) => ({ ...before, search: text }), replace: true })
      }
    />
  );
};
