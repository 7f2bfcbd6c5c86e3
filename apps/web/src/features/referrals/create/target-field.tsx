import { Trans, useLingui } from '@lingui/react/macro';
import { Input, SegmentedControl } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { AdviserPage } from '@valia/domain/directory/directory-schemas.ts';
import { type ReactNode, useId, useState } from 'react';
import { SearchedSelect } from '../../../components/select/searched-select.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { firmTarget } from './use-create-request.ts';
import { stack, text } from '../../../components/style/class-names.ts';

const looks = { note: text('small', 'dimmed') };

interface TargetFieldProps {
  /**
   * Empty for an adviser who is not chosen yet: there is no default recipient, because the recipient can read the
   * request.
   */
  value: string;
  error?: ReactNode;
  'data-path'?: string;
  onChoose: (id: string) => void;
}

/** Chooses the firm or a verified adviser from the directory. */
export const TargetField = (props: TargetFieldProps) => {
  const { t } = useLingui();
  const labelId = useId();
  const { value: chosen, onChoose } = props;
  const kind = chosen === firmTarget ? 'firm' : 'adviser';
  const [search, setSearch] = useState('');
  const advisers = trpc.referrals.advisers.useQuery(
    { search },
    { enabled: kind === 'adviser', placeholderData: keepPreviousData },
  );
  return (
    <div className={stack({ gap: 16, columns: 1 })}>
      <div>
        <Input.Label component="span" id={labelId}>
          <Trans>Para</Trans>
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={labelId}
          data={[
            { value: 'firm', label: t`La firma` },
            { value: 'adviser', label: t`Otro asesor` },
          ]}
          value={kind}
          onChange={(value) => onChoose(value === 'firm' ? firmTarget : '')}
        />
      </div>
      {kind === 'adviser' && (
        <AdviserField {...props} page={advisers.data} search={search} onSearch={setSearch} />
      )}
    </div>
  );
};

interface AdviserFieldProps extends TargetFieldProps {
  /** The search results; undefined while they are loading. */
  page: AdviserPage | undefined;
  search: string;
  onSearch: (search: string) => void;
}

const AdviserField = ({ page, ...field }: AdviserFieldProps) => {
  const { t } = useLingui();
  const { items = [], mayWrite = true, nextCursor = null } = page ?? {};
  if (!mayWrite)
    return (
      // The error of a missing adviser moves the focus to this note when there is no field to fill in.
      <p className={looks.note} role="note" tabIndex={-1} data-path={field['data-path']}>
        <Trans>
          Podrás escribir a otros asesores cuando la firma te haya verificado. Mientras, puedes
          escribir a la firma.
        </Trans>
      </p>
    );
  return (
    <SearchedSelect
      {...field}
      label={t`Asesor`}
      standing={[{ value: '', label: t`Elige un asesor` }]}
      found={items.map(({ id, name, company }) => ({
        value: id,
        label: company === null ? name : `${name}, ${company}`,
      }))}
      hasMore={nextCursor !== null}
      searchLabel={t`Buscar asesor`}
    />
  );
};
