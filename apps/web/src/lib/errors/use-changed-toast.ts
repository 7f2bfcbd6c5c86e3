import { useLingui } from '@lingui/react/macro';
import { showToast } from '../toast/show-toast.ts';
import { callFailure } from './call-failure.ts';

const changedCodes: readonly string[] = [
  'conflict',
  'verification-decided',
  'request-status-refused',
  'commission-status-refused',
];

/**
 * When an action was refused because its object has changed, by whomever, shows that and returns true; the caller shows
 * the changed object.
 */
export const useChangedToast = () => {
  const { t } = useLingui();
  return (error: unknown, title?: string): boolean => {
    if (!changedCodes.includes(callFailure(error)?.code ?? '')) return false;
    const text = t`Ha cambiado mientras tanto. Se muestra como está ahora.`;
    showToast({
      kind: 'error',
      ...(title === undefined ? { title: text } : { title, description: text }),
    });
    return true;
  };
};
