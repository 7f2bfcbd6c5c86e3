import { NativeSelect } from '@mantine/core';
import type { ListUrlState } from '../filters/use-list-url-state.ts';

interface ActChoiceProps {
  label: string;
  /** The action's name in the URL, which is followed by the chosen value. */
  act: string;
  value: string;
  data: readonly { value: string; label: string; disabled?: boolean }[];
  address: Pick<ListUrlState, 'change'>;
}

/** A select that opens an action for the chosen value. */
export const ActionChoice = ({ act, data, address, label, value }: ActChoiceProps) => (
  <NativeSelect
    size="xs"
    aria-label={label}
    value={value}
    data={[...data]}
    onChange={({ currentTarget }) =>
      address.change({ act: `${act}-${currentTarget.value}` }, { replace: true })
    }
  />
);
