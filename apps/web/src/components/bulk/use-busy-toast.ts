import { useLingui } from '@lingui/react/macro';
import { showToast, type Toast } from '../../lib/toast/show-toast.ts';

/** Shows a toast that other work on many rows is running. */
export const useBusyToast = () => {
  const { t } = useLingui();
  return (action?: Toast['action']): void =>
    showToast({
      kind: 'warning',
      title: t`Espera a que termine el cambio en marcha`,
      ...(action !== undefined && { action }),
    });
};
