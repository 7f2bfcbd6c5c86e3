import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { fieldIssueText } from '@valia/i18n/field-issue-texts.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { useEffect, useRef, useState } from 'react';
import { FilterMenu } from './filter-menu.tsx';
import styles from './list-filters.module.css';
import { SortMenu } from './sort-menu.tsx';
import { useTableFits } from './use-table-fits.ts';

const route = getRouteApi('/authenticated/shell/valuations');
const typingPauseMs = 250;
const longestSearch = 100;

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

const issueOf = (text: string): Parameters<typeof fieldIssueText>[0] | null => {
  if (hasRefusedCharacter(text)) return { code: 'not-allowed-character', params: {} };
  return text.trim().length > longestSearch
    ? { code: 'too-long', params: { maximum: longestSearch } }
    : null;
};

/** Answers to typing after a pause; the address, and so the back button, may change it too. */
const SearchField = () => {
  const { t, i18n } = useLingui();
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

  const issue = issueOf(text);

  return (
    <TextInput
      size="xs"
      type="search"
      className={styles.search}
      aria-label={t`Buscar por empresa o NIF`}
      placeholder={t`Empresa o NIF`}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      value={text}
      error={issue && i18n._(fieldIssueText(issue))}
      onChange={(event) => {
        const value = event.currentTarget.value;
        setText(value);
        if (issueOf(value) === null) send(value.trim());
        else send.cancel();
      }}
    />
  );
};
