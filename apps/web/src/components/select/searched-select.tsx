import { useLingui } from '@lingui/react/macro';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useState } from 'react';
import { SearchField } from '../filters/search-field.tsx';
import { stack } from '../style/class-names.ts';

interface Option {
  value: string;
  label: string;
}

interface SearchedSelectProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  value: string;
  /** Choices that are always offered, whatever the search. */
  standing?: readonly Option[];
  found: readonly Option[];
  /** Whether there are other choices than those found. */
  hasMore: boolean;
  search: string;
  searchLabel: string;
  onSearch: (search: string) => void;
  onChoose: (value: string) => void;
}

/** A select for one of many choices: the first ones are offered, and the others are found by a part of their name. */
export const SearchedSelect = ({
  value,
  standing = [],
  found,
  hasMore,
  search,
  searchLabel,
  onSearch,
  onChoose,
  ...field
}: SearchedSelectProps) => {
  const { t } = useLingui();
  const [kept, keep] = useState<Option | null>(null);
  const offered = [...standing, ...found];
  // The chosen option stays available while the user searches for another.
  const isKept = kept?.value === value && offered.every((option) => option.value !== value);
  return (
    <div className={stack({ gap: 8 })}>
      {(hasMore || search !== '') && (
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          className={undefined}
          search={search}
          onSearch={(text) => onSearch(text ?? '')}
        />
      )}
      <NativeSelect
        {...field}
        description={search !== '' && found.length === 0 ? t`Nada coincide` : field.description}
        value={value}
        data={isKept ? [...standing, kept, ...found] : offered}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value;
          keep(offered.find((option) => option.value === chosen) ?? kept);
          onChoose(chosen);
        }}
      />
    </div>
  );
};
