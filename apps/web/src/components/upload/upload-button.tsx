import { useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import type { ReactNode } from 'react';
import { useAct } from '../../lib/act/use-act.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { showToast } from '../../lib/toast/show-toast.ts';

/** As the server takes them. */
const mostBytes = 2_097_152;

interface UploadButtonProps<Answer> {
  /** What the chooser of files shows: `.xlsx,.csv`. */
  accept: string;
  send: (file: File) => Promise<Answer>;
  onSent: (answer: Answer, name: string) => void;
  children: ReactNode;
}

/** Sends a file of the person's; one that is refused is told by its name with its reason. */
export const UploadButton = <Answer,>({
  accept,
  send,
  onSent,
  children,
}: UploadButtonProps<Answer>) => {
  const { t, i18n } = useLingui();
  const tell = (name: string, description: string): void =>
    showToast({ kind: 'error', title: t`No se ha importado «${name}»`, description });
  const { isPending, run } = useAct<File, Answer>({
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
