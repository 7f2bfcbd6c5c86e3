import { useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import type { ReactNode } from 'react';
import { useUserAction } from '../../lib/act/use-user-action.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { showToast } from '../../lib/toast/show-toast.ts';

/** The server's limit. */
const mostBytes = 2_097_152;

interface UploadButtonProps<Answer> {
  /** The file types that the file picker offers: `.xlsx,.csv`. */
  accept: string;
  send: (file: File) => Promise<Answer>;
  onSent: (answer: Answer, name: string) => void;
  children: ReactNode;
}

/** Uploads a file of the user; a refused file is reported by its name and the reason. */
export const UploadButton = <Answer,>({
  accept,
  send,
  onSent,
  children,
}: UploadButtonProps<Answer>) => {
  const { t, i18n } = useLingui();
  const tell = (name: string, description: string): void =>
    showToast({ kind: 'error', title: t`No se ha importado «${name}»`, description });
  const { isPending, run } = useUserAction<File, Answer>({
    call: send,
    onDone: (answer, { name }) => onSent(answer, name),
    failed: t`No se pudo leer el archivo`,
    onFailed: (error, { name }) => {
      const [issue] = callFailure(error)?.fields ?? [];
      if (issue === undefined) return false;
      tell(name, i18n._(fieldIssueText(issue)));
      return true;
    },
  });
  const choose = (file: File | null): void => {
    if (file === null) return;
    if (file.size > mostBytes)
      tell(file.name, i18n._(fieldIssueText({ code: 'file-too-large', params: {} })));
    else run(file);
  };
  return (
    <FileButton onChange={choose} accept={accept}>
      {(props) => (
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
          {...props}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
};
