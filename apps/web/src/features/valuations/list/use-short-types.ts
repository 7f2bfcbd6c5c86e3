import { useLingui } from '@lingui/react/macro';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';

/** The types in a word, where a row has no room for more. */
export const useShortTypes = (): Record<ValuationType, string> => {
  const { t } = useLingui();
  return {
    own_business: t`Propia`,
    client_business: t`Cliente`,
    potential_acquisition: t`Adquisición`,
  };
};
