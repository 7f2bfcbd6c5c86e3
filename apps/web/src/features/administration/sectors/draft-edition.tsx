import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import type { EditionDeals } from '@valia/domain/sectors/edition-deals-schema.ts';
import type {
  AdministeredSet,
  EditionImpact,
  ReadSectors,
  SectorFigures,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { UploadButton } from '../../../components/upload/upload-button.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { changedDeals } from './changed-deals.ts';
import { DealsPreview } from './deals-preview.tsx';
import { EditionImpactFigures } from './edition-impact-figures.tsx';
import { DraftEditionHeader } from './draft-edition-header.tsx';
import { EditionDealsFields } from './edition-deals.tsx';
import { SectorFigureErrors, sectorErrorId, findSectorErrors } from './sector-figure-errors.tsx';
import { FiguresGrid } from './figures-table.tsx';
import { ImportPreview } from './import-preview.tsx';
import {
  isImportEmpty,
  type ImportedSectorFile,
  splitImportedSectors,
  rowsWithSectors,
  applyImportedDealRows,
  applyImportedRows,
} from './imported-rows.ts';
import { SizeCurveFields } from './size-curve.tsx';
import styles from './sectors.module.css';
import { changedFigures, type SectorDraft, useSectorDraft } from './use-sector-draft.ts';
import type { SizeCurve } from './use-size-curve.ts';
import { box, column, row } from '../../../components/style/class-names.ts';

const looks = {
  behind: box({ gap: [8, 16], align: 'center', justify: 'between', wrap: true }, styles.behind),
};

export interface DraftEditionProps {
  set: AdministeredSet;
  /** The edition in force. */
  inForce: AdministeredSet;
  /** Replaces the typed values with the saved ones. */
  onTakeAnew: () => void;
}

/** The next edition: its header, the changes of a file, its effect on open valuations, and its figures. */
export const DraftEdition = ({ set, inForce, onTakeAnew }: DraftEditionProps) => {
  const { t } = useLingui();
  const { sectors: base } = inForce;
  const draft = useSectorDraft(set, base);
  const [imported, setImported] = useState<ImportedSectorFile | null>(null);
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  // The changes of a file are shown before any of them is applied.
  const changed =
    imported === null
      ? draft.changed
      : changedFigures(applyImportedRows(draft.figures, rowsWithSectors(imported)), base);
  const deals = applyImportedDealRows(draft.deals.deals, imported?.read.deals ?? []);
  const changedSectors = new Set([
    ...changed.map(({ code }) => code),
    ...changedDeals(inForce.deals?.sectors ?? [], deals.sectors).map(({ after }) => after.code),
  ]);
  const { effect, isPending, ask } = useEffectOf(changed, draft.curve.nodes, deals);
  const shown = isOnlyChanged ? draft.changed : draft.figures;
  return (
    <div className={column({ gap: 12 })}>
      <UnsavedChanges isUnsaved={draft.isUnsaved} />
      {draft.isBehind && <SavedByAnother onTakeAnew={onTakeAnew} />}
      <DraftTools draft={draft} onRead={(read, name) => setImported({ read, name, chosen: {} })} />
      <DraftEditionHeader draft={draft} />
      <SizeCurveFields curve={draft.curve} base={inForce.sizeStepNodes} />
      <EditionDealsFields draft={draft.deals} />
      {imported !== null && (
        <ReadFile imported={imported} draft={draft} base={base} onChange={setImported} />
      )}
      <EditionImpactFigures
        changed={changedSectors.size}
        effect={effect}
        isPending={isPending}
        onAsk={ask}
      />
      <Checkbox
        label={t`Mostrar solo los que cambian`}
        checked={isOnlyChanged}
        onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
      />
      <SectorFigureErrors draft={draft} />
      <FiguresGrid figures={shown} base={base} effects={effect?.bySector ?? []} draft={draft} />
    </div>
  );
};

interface ReadFileProps {
  imported: ImportedSectorFile;
  draft: SectorDraft;
  base: AdministeredSet['sectors'];
  onChange: (next: ImportedSectorFile | null) => void;
}

/** The changes of an imported file: deals, listed figures or both, each applied separately. */
const ReadFile = ({ imported, draft, base, onChange }: ReadFileProps) => {
  const { name, read, chosen } = imported;
  const { deals, listed } = splitImportedSectors(read);
  const goOnWith = (rest: ReadSectors) =>
    onChange(isImportEmpty(rest) ? null : { ...imported, read: rest });
  return (
    <>
      {!isImportEmpty(deals) && (
        <DealsPreview
          name={name}
          read={deals}
          sectors={draft.deals.deals.sectors}
          onTake={() => {
            draft.deals.take(deals.deals);
            goOnWith(listed);
          }}
          onDiscard={() => goOnWith(listed)}
        />
      )}
      {(!isImportEmpty(listed) || isImportEmpty(deals)) && (
        <ImportPreview
          imported={{ ...imported, read: listed }}
          figures={draft.figures}
          base={base}
          onChoose={(row, code) => onChange({ ...imported, chosen: { ...chosen, [row]: code } })}
          onDiscard={() => goOnWith(deals)}
          onTake={(rows) => {
            draft.take(rows);
            goOnWith(deals);
          }}
        />
      )}
    </>
  );
};

/** The effect that was requested last; it is not shown for figures that have changed since. */
const useEffectOf = (figures: SectorFigures[], sizeStepNodes: SizeCurve, deals: EditionDeals) => {
  const { t } = useLingui();
  const asked = JSON.stringify({ figures, sizeStepNodes, deals });
  const [known, setKnown] = useState<{ asked: string; effect: EditionImpact } | null>(null);
  const { mutateAsync } = trpc.admin.sectors.effect.useMutation();
  const { isPending, run } = useUserAction<string, EditionImpact>({
    call: () => mutateAsync({ figures, sizeStepNodes, deals }),
    onDone: (effect, of) => setKnown({ asked: of, effect }),
    failed: t`No se pudo calcular el efecto`,
  });
  return {
    effect: known?.asked === asked ? known.effect : null,
    isPending,
    ask: () => run(asked),
  };
};

const SavedByAnother = ({ onTakeAnew }: Pick<DraftEditionProps, 'onTakeAnew'>) => (
  <Sheet className={looks.behind}>
    <p role="status">
      <Trans>
        Otro administrador ha guardado este borrador. Lo que has escrito no se puede guardar encima.
      </Trans>
    </p>
    <Button variant="default" onClick={onTakeAnew}>
      <Trans>Cargar lo guardado</Trans>
    </Button>
  </Sheet>
);

interface DraftToolsProps {
  draft: SectorDraft;
  onRead: (read: ReadSectors, name: string) => void;
}

/** Whether the draft can be saved; each fault is shown, and the first one is scrolled into view. */
const useWhole = (draft: SectorDraft) => {
  const { t } = useLingui();
  return (): boolean => {
    const first = Object.keys({
      ...draft.headFaults,
      ...draft.curve.faults,
      ...draft.deals.faults,
    })[0];
    const [fault] = findSectorErrors(draft);
    if (first === undefined && fault === undefined) return true;
    const place = fault === undefined ? null : document.getElementById(sectorErrorId(fault.code));
    place?.scrollIntoView({ block: 'center' });
    if (first !== undefined) document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    showToast({ kind: 'warning', title: t`Corrige lo señalado antes de guardar` });
    return false;
  };
};

const DraftTools = ({ draft, onRead }: DraftToolsProps) => {
  const { client } = trpc.useUtils();
  const [asked, ask] = useState<'publish' | 'discard' | null>(null);
  const whole = useWhole(draft);
  return (
    <div className={row({ gap: 8, justify: 'end', wrap: true })}>
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
      <Button
        variant="default"
        loading={draft.save.isPending}
        onClick={() => whole() && draft.save.run()}
      >
        <Trans>Guardar borrador</Trans>
      </Button>
      <Button onClick={() => whole() && ask('publish')}>
        <Trans>Publicar…</Trans>
      </Button>
      {asked !== null && <AskFirst {...{ asked, draft }} onClose={() => ask(null)} />}
    </div>
  );
};

interface AskFirstProps {
  asked: 'publish' | 'discard';
  draft: SectorDraft;
  onClose: () => void;
}

/** Requests confirmation before an irreversible action. */
const AskFirst = ({ asked, draft, onClose }: AskFirstProps) => {
  const { t } = useLingui();
  const act = draft[asked];
  return (
    <ConfirmDialog
      title={asked === 'publish' ? t`¿Publicar esta edición?` : t`¿Descartar el borrador?`}
      consequences={
        asked === 'publish' ? (
          <Trans>
            Rige desde su fecha y ya no se puede cambiar. Las valoraciones completadas conservan sus
            múltiplos; las abiertas avisan de la diferencia y quien las edita decide si la toma.
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
        onClose();
      }}
      onClose={onClose}
    />
  );
};
