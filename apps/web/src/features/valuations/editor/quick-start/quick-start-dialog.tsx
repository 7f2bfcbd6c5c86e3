import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { quickStartPaths } from '@valia/domain/valuation-progress/quick-start.ts';
import { useEditor } from '../document/editor-context.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useSectorOptions } from '../fields/use-sector-options.ts';
import { useUnitNote } from '../figures/use-unit-note.ts';
import styles from './quick-start.module.css';
import { type QuickStartDraft, sectorPath, useQuickStartDraft } from './use-quick-start-draft.ts';
import { box, column, row, stack, text } from '../../../../components/style/class-names.ts';

const looks = {
  problem: box({ pad: [8, 12], radius: 4, background: 'negative-soft' }, text('small', 'negative')),
};

interface QuickStartDialogProps {
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

const FiguresOfDraft = ({ draft }: { draft: QuickStartDraft }) => {
  const { t } = useLingui();
  const { field } = useDescriptions();
  const sectorOptions = useSectorOptions();
  return (
    <>
      <NativeSelect
        name={sectorPath}
        label={field(sectorPath)}
        data-autofocus
        data={[{ value: '', label: t`Elige un sector` }, ...sectorOptions]}
        value={draft.sector ?? ''}
        error={draft.errorOf(sectorPath)}
        onChange={(event) => draft.chooseSector(event.currentTarget.value)}
      />
      <div className={stack({ gap: 16, columns: 2, align: 'start' }, styles.fields)}>
        {draft.paths.map((path) => (
          <TextInput
            key={path}
            name={path}
            label={field(path)}
            inputMode="decimal"
            autoComplete="off"
            classNames={{ input: styles.figure ?? '' }}
            value={draft.texts[path] ?? ''}
            error={draft.errorOf(path)}
            onChange={(event) => draft.type(path, event.currentTarget.value)}
          />
        ))}
      </div>
    </>
  );
};

const QuickStartForm = ({ onClose, onDone }: Omit<QuickStartDialogProps, 'opened'>) => {
  const { sectors, document } = useEditor();
  const unitNote = useUnitNote();
  const draft = useQuickStartDraft(onDone);
  return (
    <form className={column({ gap: 16 })} onSubmit={draft.submit} noValidate>
      <p className={text('small', 'dimmed')}>
        <Trans>
          Lo demás se completa con datos del sector e hipótesis. Cada una queda anotada para que la
          revises.
        </Trans>
      </p>
      <FiguresOfDraft draft={draft} />
      {sectors === null && (
        <p className={looks.problem} role="alert">
          <Trans>
            Los datos del sector no han llegado. Recarga la página y vuelve a intentarlo.
          </Trans>
        </p>
      )}
      <p className={text('small', 'dimmed')}>
        {unitNote}.{' '}
        {document.method !== 'multiples' && (
          <Trans>Crecimiento anual previsto, en porcentaje.</Trans>
        )}
      </p>
      <div className={row({ gap: 8, justify: 'end', wrap: true }, styles.actions)}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
        <Button type="submit" disabled={sectors === null}>
          <Trans>Calcular un primer valor</Trans>
        </Button>
      </div>
    </form>
  );
};

/** A dialog for a few figures and the sector, which are enough for a first value. */
export const QuickStartDialog = ({ opened, onClose, onDone }: QuickStartDialogProps) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const isFive = quickStartPaths(document).length === 5;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
      title={isFive ? t`Un primer valor con cinco cifras` : t`Un primer valor con cuatro cifras`}
    >
      <QuickStartForm onClose={onClose} onDone={onDone} />
    </Modal>
  );
};
