import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SideDrawer } from '../../../components/drawer/side-drawer.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { OpenedVersionFacts } from './opened-version-facts.tsx';

interface VersionDrawerProps {
  requestId: string;
  number: number;
  onClose: () => void;
}

/**
 * A completed version as the other side may read it. Each opening is recorded, so it is fetched once and never
 * refetched automatically.
 */
export const VersionDrawer = ({ requestId, number, onClose }: VersionDrawerProps) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const query = useQuery({
    queryKey: ['opened-version', requestId, number],
    queryFn: () => client.referrals.openVersion.mutate({ requestId, number }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  return (
    <SideDrawer opened title={t`Versión ${number}`} onClose={onClose}>
      <QueryState query={query} loading={<Skeleton height={420} />}>
        {(version) => <OpenedVersionFacts version={version} />}
      </QueryState>
    </SideDrawer>
  );
};
