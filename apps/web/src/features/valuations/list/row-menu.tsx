import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { RowActions } from '../../../components/table/row-actions.tsx';
import type { ListActions } from './bulk/use-list-actions.tsx';
import type { ListItem } from './list-types.ts';

interface RowMenuProps {
  valuation: ListItem;
  companyName: string;
  actions: ListActions;
}

/** The actions on one valuation; for a shared one, only those that the share allows. */
export const RowMenu = ({ valuation, companyName, actions }: RowMenuProps) => {
  const navigate = useNavigate();
  const { id, access } = valuation;
  return (
    <RowActions
      name={companyName}
      onOpen={() => void navigate({ to: '/valuation/$id', params: { id } })}
    >
      {access !== 'read' && (
        <Menu.Item onClick={() => actions.askTags([valuation])}>
          <Trans>Etiquetar</Trans>
        </Menu.Item>
      )}
      {access === 'owner' && <OwnerItems valuation={valuation} actions={actions} />}
    </RowActions>
  );
};

/** The actions that only its owner may do. */
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
