import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Modal } from '@mantine/core';
import { countOutcomes } from '@valia/domain/accounts-intake/count-outcomes.ts';
import { pastedTargets } from '@valia/domain/pasted-accounts/pasted-target.ts';
import { isChoosable } from '@valia/domain/pasted-accounts/target-of-figure.ts';
import { ratioLines } from '@valia/domain/valuation-years/ratio-lines.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useEffect, useRef, useState } from 'react';
import { column, row, text } from '../../../../../../components/style/class-names.ts';
import { showError } from '../../../../../../lib/errors/show-error.ts';
import { trpc } from '../../../../../../lib/trpc.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { useDescriptions } from '../../../fields/use-descriptions.ts';
import type { GridRow } from '../../grid-model.ts';
import { AccountsDocument } from './accounts-document.tsx';
import styles from './accounts-paste.module.css';
import { AccountsQuestions } from './accounts-questions.tsx';
import { AccountsChecks, AccountsSums } from './accounts-result.tsx';
import type { TargetOption } from './target-select.tsx';
import type { AccountsPaste, WaitingPaste } from './use-accounts-paste.ts';
import {
  isOfAccounts,
  keyOfRow,
  type PastedReading,
  usePastedReading,
} from './use-pasted-reading.ts';
import { writeSums } from './write-sums.ts';

const useRemember = (): ((chosen: PastedReading['chosen']) => Promise<void>) => {
  const { t } = useLingui();
  const { valuations } = trpc.useUtils();
  const { mutateAsync } = trpc.valuations.rememberLabels.useMutation();
  return async (chosen) => {
    const choices = Object.entries(chosen).map(([id, target]) => ({ key: keyOfRow(id), target }));
    if (choices.length === 0) return;
    try {
      valuations.labelChoices.setData(undefined, await mutateAsync({ choices }));
    } catch (error) {
      showError(error, t`Tus elecciones valen para esta vez, pero no se han recordado`);
    }
  };
};

/** The rows of the accounts by their names. */
const useTargetLabels = (): TargetOption[] => {
  const { term } = useDescriptions();
  return pastedTargets.map((target) => {
    const ratio = ratioLines.find((line) => line === target);
    if (ratio !== undefined) return { target, label: term(valuationTerms.ratioLines[ratio]) };
    const figures: Readonly<Record<string, Parameters<typeof term>[0]>> =
      valuationTerms.accountFigures;
    const name = figures[target];
    return { target, label: name === undefined ? target : term(name) };
  });
};

/** Every cell that came in, by how it ended. */
const CellCounts = ({ reading }: { reading: PastedReading }) => {
  const { cells, placed, summed, labels, setAside, asked, refused } = countOutcomes(
    reading.files,
    reading.intake,
  );
  return (
    <p className={text('small', 'dimmed')} role="status">
      <Trans>
        {cells} celdas: {placed} colocadas, {summed} ya sumadas, {labels} nombres y cabeceras,{' '}
        {setAside} apartadas, {asked} por responder, {refused} rechazadas
      </Trans>
    </p>
  );
};

interface ActionsProps {
  reading: PastedReading;
  onTake: () => void;
  onClose: () => void;
}

/** Differences and refused cells are accepted one time for all, before anything is written. */
const Actions = ({ reading, onTake, onClose }: ActionsProps) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const [isAccepted, setAccepted] = useState(false);
  const { intake, sums } = reading;
  const isDoubtful =
    intake.checks.some(({ holds }) => !holds) ||
    intake.outcomes.some(({ outcome }) => outcome.kind === 'refused');
  const isOpen = intake.questions.length > 0;
  const hasYear = document.accounts.years.some(({ year }) => sums.years.includes(year));
  return (
    <div className={styles.actions}>
      {isDoubtful && !isOpen && (
        <Checkbox
          checked={isAccepted}
          onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
          label={t`Lo llevo con sus diferencias y sin las celdas rechazadas`}
        />
      )}
      {!isOpen && !hasYear && (
        <p className={text('small', 'dimmed')}>
          <Trans>Ningún ejercicio leído está en esta valoración.</Trans>
        </p>
      )}
      <div className={row({ gap: 8, justify: 'end', wrap: true })}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
        <Button disabled={isOpen || !hasYear || (isDoubtful && !isAccepted)} onClick={onTake}>
          <Trans>Llevar a las cuentas</Trans>
        </Button>
      </div>
    </div>
  );
};

interface PreviewProps {
  reading: PastedReading;
  paste: AccountsPaste;
  rows: readonly GridRow[];
}

/** The document as it came, what it becomes and what it leaves open. */
const Preview = ({ reading, paste, rows }: PreviewProps) => {
  const { document } = useEditor();
  const remember = useRemember();
  const labels = useTargetLabels();
  const targets = labels.filter(
    ({ target }) =>
      isChoosable(target) &&
      (!ratioLines.some((line) => line === target) || rows.some(({ key }) => key === target)),
  );
  const take = (): void => {
    paste.accept(writeSums(document, reading.intake, reading.sums, reading.choices));
    void remember(reading.chosen);
  };
  return (
    <div className={column({ gap: 16 })}>
      <p className={text('dimmed')}>
        <Trans>
          Nada se escribe hasta que lo lleves a las cuentas. El sitio que elijas para una fila se
          recuerda para la próxima vez.
        </Trans>
      </p>
      <div className={styles.panes}>
        <AccountsDocument reading={reading} targets={targets} />
        <div className={column({ gap: 16 })}>
          <AccountsQuestions reading={reading} targets={targets} />
          <AccountsChecks reading={reading} />
          <AccountsSums reading={reading} labels={labels} />
        </div>
      </div>
      <CellCounts reading={reading} />
      <Actions reading={reading} onTake={take} onClose={paste.close} />
    </div>
  );
};

interface AccountsPasteDialogProps {
  waiting: WaitingPaste;
  paste: AccountsPaste;
  rows: readonly GridRow[];
}

/** Nothing is written before the preview is confirmed; a block that holds no accounts goes cell by cell. */
export const AccountsPasteDialog = ({ waiting, paste, rows }: AccountsPasteDialogProps) => {
  const { t } = useLingui();
  const reading = usePastedReading(waiting.text, rows);
  const isTable = isOfAccounts(reading.intake);
  // An answer makes no accounts of something else, nor the other way round.
  const [isShown] = useState(isTable);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isShown || isTaken.current) return;
    isTaken.current = true;
    paste.takeAsBlock(waiting);
  });
  if (!isShown) return null;
  return (
    <Modal
      opened
      onClose={paste.close}
      size={1240}
      title={t`Cuentas pegadas`}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      <Preview reading={reading} paste={paste} rows={rows} />
    </Modal>
  );
};
