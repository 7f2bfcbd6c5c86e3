import { NativeSelect } from '@mantine/core';
import type { Address } from '../filters/use-address.ts';

interface ActChoiceProps {
  label: string;
  /** What the address calls the act; the value stands behind it. */
  act: string;
  value: string;
  data: readonly { value: string; label: string; disabled?: boolean }[];
  address: Pick<Address, 'change'>;
}

/** Opens an act with what is chosen for it. */
export const ActChoice = ({ act, data, address, label, value }: ActChoiceProps) => (
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
