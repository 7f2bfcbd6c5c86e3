import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { reportKinds } from '@valia/domain/reports/report-choice.ts';
import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import { reportTerms } from '@valia/i18n/report-terms.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './report-filters.module.css';

const route = getRouteApi('/authenticated/shell/reports');
const typingPauseMs = 250;
const longestSearch = 100;

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

/** Answers to typing after a pause; the address, and so the back button, may change it too. */
const CompanySearch = () => {
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
      search: (before) => ({ ...before, search: value === '' ? undefined : value }),
      replace: true,
    });
  }, typingPauseMs);
  return (
    <TextInput
      size="xs"
      type="search"
      className={styles.search}
      aria-label={t`Buscar por empresa`}
      placeholder={t`Empresa`}
      maxLength={longestSearch}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        if (!hasRefusedCharacter(value)) send(value.trim());
      }}
    />
  );
};
