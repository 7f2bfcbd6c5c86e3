import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { forbiddenCharacterIssue } from '@valia/domain/text/forbidden-character.ts';
import { normaliseLine } from '@valia/domain/text/normalise-text.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { useEffect, useRef, useState } from 'react';

const typingPauseMs = 250;
const longestSearch = 100;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  className: string | undefined;
  /** The current search text; the URL, and so the back button, may change it too. */
  search: string;
  /** Called after a pause in typing; undefined for an empty text. */
  onSearch: (text: string | undefined) => void;
}

const issueOf = (text: string): Parameters<typeof fieldIssueText>[0] | null => {
  const refused = forbiddenCharacterIssue(text);
  if (refused !== null) return refused;
  return text.trim().length > longestSearch
    ? { code: 'too-long', params: { maximum: longestSearch } }
    : null;
};

/** Searches for the typed text, after a pause or at once on Enter, which does not submit a surrounding form. */
export const SearchField = ({ search, onSearch, ...shown }: SearchFieldProps) => {
  const { i18n } = useLingui();
  const [text, setText] = useState(search);
  const sent = useRef(search);

  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);

  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    onSearch(value === '' ? undefined : value);
  }, typingPauseMs);

  const issue = issueOf(text);
  const { label, placeholder, className } = shown;
  return (
    <TextInput
      size="xs"
      type="search"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      value={text}
      error={issue && i18n._(fieldIssueText(issue))}
      onChange={(event) => {
        const value = normaliseLine(event.currentTarget.value);
        setText(value);
        if (issueOf(value) === null) send(value.trim());
        else send.cancel();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        send.flush();
      }}
    />
  );
};
