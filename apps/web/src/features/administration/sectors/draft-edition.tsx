import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, TextInput } from '@mantine/core';
import type {
  AdministeredSet,
  EffectOfFigures,
  ReadSectors,
  SectorFigures,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { UploadButton } from '../../../components/upload/upload-button.tsx';
import { useAct } from '../../../lib/act/use-act.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EffectFigures } from './effect-figures.tsx';
import { FiguresTable } from './figures-table.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './sectors.module.css';
import { changedFigures, type SectorDraft, useSectorDraft, withRows } from './use-sector-draft.ts';

interface DraftEditionProps {
  set: AdministeredSet;
  base: readonly SectorFigures[];
}

/** The next edition: its head, what a file would change, what it does to open valuations, and its figures. */
export const DraftEdition = ({ set, base }: DraftEditionProps) => {
  const { t } = useLingui();
  const draft = useSectorDraft(set, base);
  const [imported, setImported] = useState<{ read: ReadSectors; name: string } | null>(null);
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  // What a file would do is told before any of it is taken.
  const asked =
    imported === null
      ? draft.changed
      : changedFigures(withRows(draft.figures, imported.read.rows), base);
  const { effect, isPending, ask } = useEffectOf(asked);
  const shown = isOnlyChanged ? draft.changed : draft.figures;
  return (
    <div className={styles.screen}>
      <DraftTools draft={draft} onRead={(read, name) => setImported({ read, name })} />
      <DraftHead draft={draft} />
      {imported !== null && (
        <ImportPreview
          {...imported}
          base={base}
          onDiscard={() => setImported(null)}
          onTake={(rows) => {
            draft.take(rows);
            setImported(null);
          }}
        />
      )}
      <EffectFigures changed={asked.length} effect={effect} isPending={isPending} onAsk={ask} />
      <Checkbox
        label={t`Mostrar solo los que cambian`}
        checked={isOnlyChanged}
        onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
      />
      <FiguresTable
        figures={shown}
        base={base}
        effects={effect?.bySector ?? []}
        onChange={draft.setFigure}
      />
    </div>
  );
};

const useEffectOf = (figures: SectorFigures[]) => {
  const { t } = useLingui();
  const [effect, setEffect] = useState<EffectOfFigures | null>(null);
  const { mutateAsync } = trpc.admin.sectors.effect.useMutation();
  const { isPending, run } = useAct<void, EffectOfFigures>({
    call: () => mutateAsync({ figures }),
    onDone: (answer) => setEffect(answer),
    failed: t`No se pudo calcular el efecto`,
  });
  return { effect, isPending, ask: () => run() };
};

interface DraftToolsProps {
  draft: SectorDraft;
  onRead: (read: ReadSectors, name: string) => void;
}

const DraftTools = ({ draft, onRead }: DraftToolsProps) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [asked, ask] = useState<'publish' | 'discard' | null>(null);
  const act = asked === null ? null : draft[asked];
  return (
    <div className={styles.tools}>
      <Button variant="default" onClick={() => ask('discard')}>
        <Trans>Descartar</Trans>
      </Button>
      <UploadButton
        accept=".xlsx,.csv"
        send={(file) => client.admin.sectors.readFile.mutate(file)}
        onSent={onRead}
      >
        <Trans>Importar hoja</Trans>
      </UploadButton>
      <Button variant="default" loading={draft.save.isPending} onClick={() => draft.save.run()}>
        <Trans>Guardar borrador</Trans>
      </Button>
      <Button onClick={() => ask('publish')}>
        <Trans>Publicar…</Trans>
      </Button>
      {act !== null && (
        <ConfirmDialog
          title={asked === 'publish' ? t`¿Publicar esta edición?` : t`¿Descartar el borrador?`}
          consequences={
            asked === 'publish' ? (
              <Trans>
                Rige desde su fecha y ya no se puede cambiar. Las valoraciones completadas conservan
                sus múltiplos; las abiertas avisan de la diferencia y quien las edita decide si la
                toma.
              </Trans>
            ) : (
              <Trans>Se pierden los cambios del borrador. La edición vigente no cambia.</Trans>
            )
          }
          action={asked === 'publish' ? <Trans>Publicar</Trans> : <Trans>Descartar</Trans>}
          isDanger={asked === 'discard'}
          isPending={act.isPending}
          onConfirm={() => {
            act.run();
            ask(null);
          }}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
};

const DraftHead = ({ draft: { head, setHead } }: { draft: SectorDraft }) => {
  const { t } = useLingui();
  return (
    <Sheet className={styles.head}>
      <TextInput
        type="date"
        label={t`En vigor desde`}
        value={head.effectiveDate}
        onChange={(event) => setHead({ ...head, effectiveDate: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t`Datos a`}
        value={head.dataDate}
        onChange={(event) => setHead({ ...head, dataDate: event.currentTarget.value })}
      />
      <TextInput
        label={t`Fuente, tal como se cita en los informes`}
        maxLength={300}
        value={head.source}
        onChange={(event) => setHead({ ...head, source: event.currentTarget.value })}
      />
    </Sheet>
  );
};
