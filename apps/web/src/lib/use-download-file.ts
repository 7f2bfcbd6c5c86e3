import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { downloadFile } from './download-file.ts';
import { showToast } from './show-toast.ts';

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  404: 'not-found',
};

/** Hands a stored document over, or says why it cannot be had: the browser drops a refused download without a word. */
export const useDownloadFile = () => {
  const { t, i18n } = useLingui();
  return async (fileId: string, fileName: string): Promise<void> => {
    const status = await fetch(`/files/${fileId}`, { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 200) {
      downloadFile(fileId, fileName);
      return;
    }
    const code = codesByStatus[status ?? 0] ?? 'unavailable';
    showToast({
      kind: 'error',
      title: t`No se pudo descargar el informe`,
      description: i18n._(errorTexts[code]),
    });
  };
};
