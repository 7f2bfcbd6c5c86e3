import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../language.ts';
import { retryAfterSeconds, retryTimeAfter } from '../retry-after.ts';
import { showToast } from '../toast/show-toast.ts';

const minuteSeconds = 60;

/** Shows when another mail may be requested; returns false when the call failed for another reason. */
export const useTooSoonToast = (): ((error: unknown) => boolean) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (error) => {
    const seconds = retryAfterSeconds(error);
    if (seconds === null) return false;
    const time = retryTimeAfter(error, language);
    showToast({
      kind: 'warning',
      title:
        seconds <= minuteSeconds
          ? t`Puedes pedir otro en ${seconds} s`
          : t`Puedes pedir otro a partir de las ${time}`,
    });
    return true;
  };
};
