import { Trans } from '@lingui/react/macro';
import { IconUser } from '@tabler/icons-react';
import { isAdvisor } from '@valia/domain/access/rights.ts';
import type { RequestCounterpart } from '@valia/domain/collaborations/request-schemas.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';

type Person = Extract<RequestCounterpart, { kind: 'person' }>;

/** To the other adviser in the directory, where they let themself be found there. */
export const ProfileLink = ({ person: { userId, name } }: { person: Person }) => {
  const session = useSession();
  const details = session.status === 'signed-in' ? session.details : null;
  const reads = details !== null && isAdvisor(details) && name !== '';
  const { data } = trpc.referrals.advisers.useQuery({ search: name }, { enabled: reads });
  if (data?.items.every(({ id }) => id !== userId) !== false) return null;
  return (
    <LinkButton
      to="/advisers"
      search={{ search: name }}
      variant="default"
      leftSection={<IconUser size={16} stroke={1.5} aria-hidden />}
    >
      <Trans>Ver perfil</Trans>
    </LinkButton>
  );
};
