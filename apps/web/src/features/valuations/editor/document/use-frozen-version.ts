import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { useMemo } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { type FrozenVersion, frozenVersionOf } from './frozen-version.ts';

interface FrozenVersionAnswer {
  version: FrozenVersion | null;
  isWaiting: boolean;
  /** Null unless it could not be had. */
  failed: { error: unknown; retry: () => void } | null;
}

/** The version that a completed valuation was closed with; asked for only where another engine closed it. */
export const useFrozenVersion = (
  id: string,
  valuation: Pick<Valuation, 'status' | 'snapshot'> | undefined,
): FrozenVersionAnswer => {
  const closed = valuation?.status === 'completed' ? valuation.snapshot : null;
  const isOfOther = closed !== null && closed.engineVersion !== engineVersion;
  const { data, error, refetch } = trpc.valuations.snapshot.useQuery(
    { id, number: null, engineVersion },
    { enabled: isOfOther, refetchOnWindowFocus: false, retry: false },
  );
  const version = useMemo(
    () => (isOfOther && data !== undefined ? frozenVersionOf(data) : null),
    [isOfOther, data],
  );
  return {
    version,
    isWaiting: isOfOther && data === undefined,
    failed:
      isOfOther && data === undefined && error !== null
        ? { error, retry: () => void refetch() }
        : null,
  };
};
