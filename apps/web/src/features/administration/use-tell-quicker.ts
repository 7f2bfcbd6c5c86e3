import { useLingui } from '@lingui/react/macro';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { showToast } from '../../lib/toast/show-toast.ts';

const quickerCodes: readonly string[] = ['conflict', 'request-status-refused'];

/** Tells that another administrator was quicker, where that is why an act was refused and what became of it is shown. */
export const useTellQuicker = () => {
  const { t } = useLingui();
  return (error: unknown, title: string): boolean => {
    if (!quickerCodes.includes(callFailure(error)?.code ?? '')) return false;
    const description = t`Otro administrador se te ha adelantado. Se muestra como está ahora.`;
    showToast({ kind: 'error', title, description });
    return true;
  };
};
