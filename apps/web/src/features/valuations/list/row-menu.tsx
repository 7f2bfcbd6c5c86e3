import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { RowActs } from '../../../components/table/row-acts.tsx';
import type { ListActions } from './bulk/use-list-actions.tsx';
import type { ListItem } from './list-types.ts';

interface RowMenuProps {
  valuation: ListItem;
  companyName: string;
  actions: ListActions;
}

/** What can be done to one valuation; of one that is shared, only what the share allows. */
export const RowMenu = ({ valuation, companyName, actions }: RowMenuProps) => {
  const navigate = useNavigate();
  const { id, access } = valuation;
  return (
    <RowActs
      name={companyName}
      onOpen={() => void navigate({ to: '/valuation/$id', params: { id } })}
    >
      {access !== 'read' && (
        <Menu.Item onClick={() => actions.askTags([valuation])}>
          <Trans>Etiquetar</Trans>
        </Menu.Item>
      )}
      {access === 'owner' && <OwnerItems valuation={valuation} actions={actions} />}
    </RowActs>
  );
};

/** What only its owner can do with it. */
const OwnerItems = ({ valuation, actions }: Omit<RowMenuProps, 'companyName'>) => {
  const navigate = useNavigate();
  const { id, archived, status, everCompleted } = valuation;
  const items = [valuation];
  return (
    <>
      <Menu.Item onClick={() => actions.duplicate(items)}>
        <Trans>Duplicar</Trans>
      </Menu.Item>
      {!archived && (
        <Menu.Item
          onClick={() => void navigate({ to: '/my-referrals', search: { valuation: id } })}
        >
          <Trans>Referir…</Trans>
        </Menu.Item>
      )}
      {archived ? (
        <Menu.Item onClick={() => actions.restore(items)}>
          <Trans>Recuperar</Trans>
        </Menu.Item>
      ) : (
        <Menu.Item onClick={() => actions.archive(items)}>
          <Trans>Archivar</Trans>
        </Menu.Item>
      )}
      {status === 'draft' && !everCompleted && (
        <>
          <Menu.Divider />
          <Menu.Item onClick={() => actions.askDelete(items)}>
            <Trans>Eliminar…</Trans>
          </Menu.Item>
        </>
      )}
    </>
  );
};
