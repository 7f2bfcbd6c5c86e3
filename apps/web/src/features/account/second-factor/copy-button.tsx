import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { showToast } from '../../../lib/toast/show-toast.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  children?: React.ReactNode;
}

/** Copies a text to the clipboard and confirms it. */
export const CopyButton = ({ text, label, children }: CopyButtonProps) => {
  const { t } = useLingui();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: t`Copiado` });
    } catch {
      showToast({ kind: 'error', title: t`No se pudo copiar. Selecciona el texto y cópialo.` });
    }
  };
  return (
    <Button
      variant="default"
      size={children === undefined ? 'compact-sm' : 'sm'}
      aria-label={children === undefined ? label : undefined}
      leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
      onClick={() => void copy()}
    >
      {children ?? t`Copiar`}
    </Button>
  );
};
