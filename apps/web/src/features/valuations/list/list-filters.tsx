import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { useEffect, useRef, useState } from 'react';
import { FilterMenu } from './filter-menu.tsx';
import styles from './list-filters.module.css';
import { SortMenu } from './sort-menu.tsx';
import { useTableFits } from './use-table-fits.ts';

const route = getRouteApi('/authenticated/shell/valuations');
const typingPauseMs = 250;

export const ListFilters = () => {
  const { t, i18n } = useLingui();
  const { type } = route.useSearch();
  const navigate = route.useNavigate();
  const tableFits = useTableFits();
  return (
    <div className={styles.filters}>
      <SearchField />
      <FilterMenu
        label={t`Tipo`}
        options={valuationTypes.map((value) => ({
          value,
          label: i18n._(valuationTerms.types[value]),
        }))}
        chosen={type}
        onChoose={(value) =>
          void navigate({
            search: ({ type: _type, ...before }) => ({ ...before, ...(value && { type: value }) }),
          })
        }
      />
      {!tableFits && <SortMenu />}
    </div>
  );
};

/** Answers to typing after a pause; the address, and so the back button, may change it too. */
const SearchField = () => {
  const { t } = useLingui();
  const { search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [text, setText] = useState(search);
  const sent = useRef(search);

  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);

  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    void navigate({
      search: ({ search: _search, ...before }) => ({
        ...before,
        ...(value !== '' && { search: value }),
      }),
      replace: true,
    });
  }, typingPauseMs);

  return (
    <TextInput
      size="xs"
      type="search"
      className={styles.search}
      aria-label={t`Buscar por empresa o NIF`}
      placeholder={t`Empresa o NIF`}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      maxLength={100}
      value={text}
      onChange={(event) => {
        const value = event.currentTarget.value;
        setText(value);
        send(value.trim());
      }}
    />
  );
};
