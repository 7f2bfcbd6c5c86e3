import { useLingui } from '@lingui/react/macro';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { errorCodeFromStatus } from '../errors/call-failure.ts';
import { saveFile } from './save-file.ts';
import { showToast } from '../toast/show-toast.ts';

/**
 * Downloads a stored document; resolves to false after showing an error when it is unavailable. Checked first, because
 * a browser ignores a refused download silently.
 */
export const useDownloadFile = () => {
  const { t, i18n } = useLingui();
  return async (fileId: string, fileName: string): Promise<boolean> => {
    const answer = await fetch(`/files/${fileId}`).catch(() => null);
    const bytes = answer?.ok === true ? await answer.blob().catch(() => null) : null;
    if (bytes !== null) {
      saveFile(bytes, fileName);
      return true;
    }
    const code = answer?.status === 404 ? 'not-found' : errorCodeFromStatus(answer?.status);
    showToast({
      kind: 'error',
      title: t`No se pudo descargar el archivo`,
      description: i18n._(errorTexts[code]),
    });
    return false;
  };
};
