import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { type Language, languageNames, languages } from '@valia/i18n/languages.ts';
import { showError } from '../../../../lib/show-error.ts';
import { showToast } from '../../../../lib/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../editor-context.ts';

const download = (fileId: string, fileName: string): void => {
  const link = document.createElement('a');
  link.href = `/files/${fileId}`;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
};

interface ReportMenuProps {
  /** Completes the valuation first: a report is made of a frozen version. */
  onComplete: () => void;
}

/** Makes the report in the chosen language and hands it over; a valuation still open is completed first. */
export const ReportMenu = ({ onComplete }: ReportMenuProps) => {
  const { t } = useLingui();
  const { valuation, outcome } = useEditor();
  const report = trpc.valuations.createReport.useMutation();
  const make = async (language: Language): Promise<void> => {
    try {
      const made = await report.mutateAsync({ valuationId: valuation.id, language });
      download(made.fileId, made.fileName);
      showToast({ kind: 'success', title: t`Informe listo`, description: made.fileName });
    } catch (error) {
      showError(error, t`No se pudo generar el informe`);
    }
  };
  const icon = <IconFileText size={16} stroke={1.5} aria-hidden />;
  if (valuation.status !== 'completed') {
    return (
      <Button leftSection={icon} disabled={outcome.result === null} onClick={onComplete}>
        <Trans>Completar valoración</Trans>
      </Button>
    );
  }
  return (
    <Menu position="bottom-end" width={208}>
      <Menu.Target>
        <Button leftSection={icon} loading={report.isPending}>
          <Trans>Generar informe</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Trans>Idioma del informe</Trans>
        </Menu.Label>
        {languages.map((language) => (
          <Menu.Item key={language} lang={language} onClick={() => void make(language)}>
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
