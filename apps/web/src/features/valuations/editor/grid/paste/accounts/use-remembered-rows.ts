import type { RememberedTargets } from '@valia/domain/pasted-accounts/remembered-targets.ts';
import { useMemo } from 'react';
import { trpc } from '../../../../../../lib/trpc.ts';

/** The targets that this user chose earlier for pasted rows. */
export const useRememberedRows = (): RememberedTargets => {
  const { data } = trpc.valuations.labelChoices.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(
    () => Object.fromEntries((data?.choices ?? []).map(({ key, target }) => [key, target])),
    [data],
  );
};
