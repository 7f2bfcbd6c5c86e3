import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface UnsavedChangesProps {
  isUnsaved: boolean;
  /** A query parameter, such as a tab, whose change removes the form too. */
  leftBy?: string;
}

/**
 * For forms that are laborious to fill in: requests confirmation before the user leaves while there are unsaved values.
 */
export const UnsavedChanges = ({ isUnsaved, leftBy }: UnsavedChangesProps) => {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isLeft = (key: string): boolean =>
        Reflect.get(current.search, key) !== Reflect.get(next.search, key);
      return (
        isUnsaved &&
        (current.pathname !== next.pathname || (leftBy !== undefined && isLeft(leftBy)))
      );
    },
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      isDanger
      title={t`¿Salir sin guardar?`}
      consequences={<Trans>Lo que has escrito en esta página se perderá.</Trans>}
      action={<Trans>Salir sin guardar</Trans>}
      cancel={<Trans>Seguir editando</Trans>}
      onConfirm={proceed}
      onClose={reset}
    />
  );
};
