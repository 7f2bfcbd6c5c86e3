import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import { fieldIssueText } from '@valia/i18n/field-issue-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { listRoute } from '../list-search.ts';
import styles from './list-filters.module.css';

const typingPauseMs = 250;
const longestSearch = 100;

const issueOf = (text: string): Parameters<typeof fieldIssueText>[0] | null => {
  if (hasRefusedCharacter(text)) return { code: 'not-allowed-character', params: {} };
  return text.trim().length > longestSearch
    ? { code: 'too-long', params: { maximum: longestSearch } }
    : null;
};

/** Answers to typing after a pause; the address, and so the back button, may change it too. */
export const SearchField = () => {
  const { t, i18n } = useLingui();
  const { search = '' } = listRoute.useSearch();
  const navigate = listRoute.useNavigate();
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
