import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import type { PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import { useState } from 'react';
import { showError } from '../../../../../../lib/errors/show-error.ts';
import { trpc } from '../../../../../../lib/trpc.ts';
import { useEditor } from '../../../document/editor-context.ts';
import type { GridRow } from '../../grid-model.ts';
import { PastedRows } from './pasted-rows.tsx';
import { PastedSums } from './pasted-sums.tsx';
import { pasteTargetRows } from './paste-accounts.ts';
import type { AccountsPaste } from './use-accounts-paste.ts';
import { column, row, text } from '../../../../../../components/style/class-names.ts';

const looks = {
  lead: text('dimmed'),
  state: text('dimmed'),
};

type Choices = Readonly<Record<string, PastedTarget | null>>;

const useRemember = (): ((choices: Choices) => Promise<void>) => {
  const { t } = useLingui();
  const { valuations } = trpc.useUtils();
  const { mutateAsync } = trpc.valuations.rememberLabels.useMutation();
  return async (chosen) => {
    const choices = Object.entries(chosen).map(([key, target]) => ({ key, target }));
    if (choices.length === 0) return;
    try {
      valuations.labelChoices.setData(undefined, await mutateAsync({ choices }));
    } catch (error) {
      showError(error, t`Tus elecciones valen para esta vez, pero no se han recordado`);
    }
  };
};

/** The user's choices for rows and columns, and the accounts that result from them. */
const usePlacing = (text: string, paste: AccountsPaste) => {
  const { document } = useEditor();
  const [choices, setChoices] = useState<Choices>({});
  const [given, setGiven] = useState<Readonly<Record<number, number | null>>>({});
  const accounts = paste.read(text, choices);
  const known = document.accounts.years.map(({ year }) => year);
  const years = accounts.years.map((year, column) => {
    const said = given[column];
    if (said !== undefined) return said;
    return year !== null && known.includes(year) ? year : null;
  });
  const asked = accounts.rows.filter(({ verdict }) => verdict.kind === 'asked').length;
  const taken = years.filter((year) => year !== null);
  return {
    accounts,
    years,
    known,
    choices,
    asked,
    isReady: asked === 0 && taken.length > 0 && new Set(taken).size === taken.length,
    choose: (key: string, target: PastedTarget | null) =>
      setChoices((before) => ({ ...before, [key]: target })),
    giveYear: (column: number, year: number | null) =>
      setGiven((before) => ({ ...before, [column]: year })),
  };
};

interface ActionsProps {
  isReady: boolean;
  onTake: () => void;
  onClose: () => void;
}

const Actions = ({ isReady, onTake, onClose }: ActionsProps) => (
  <div className={row({ gap: 8, justify: 'end', wrap: true })}>
    <Button variant="default" onClick={onClose}>
      <Trans>Cancelar</Trans>
    </Button>
    <Button disabled={!isReady} onClick={onTake}>
      <Trans>Pegar en las cuentas</Trans>
    </Button>
  </div>
);

interface AccountsPasteDialogProps {
  text: string;
  paste: AccountsPaste;
  rows: readonly GridRow[];
}

/** Each pasted row with its target, which can be changed; unrecognised rows need a target before anything is pasted. */
export const AccountsPasteDialog = ({ text, paste, rows }: AccountsPasteDialogProps) => {
  const { t } = useLingui();
  const remember = useRemember();
  const { accounts, years, known, choices, asked, isReady, choose, giveYear } = usePlacing(
    text,
    paste,
  );
  const targets = pasteTargetRows(rows);
  const take = (): void => {
    paste.close();
    paste.accept(accounts, years);
    void remember(choices);
  };
  return (
    <Modal
      opened
      onClose={paste.close}
      size="xl"
      title={t`Dónde va cada fila`}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      <div className={column({ gap: 16 })}>
        <p className={looks.lead}>
          <Trans>
            Las cuentas se reconocen por su nombre o su número del PGC. Lo que cambies aquí se
            recuerda para la próxima vez.
          </Trans>
        </p>
        <PastedRows
          accounts={accounts}
          years={years}
          known={known}
          targets={rows.filter(({ key }) => [...targets].some((target) => target === key))}
          onChoose={choose}
          onYear={giveYear}
        />
        <PastedSums accounts={accounts} years={years} rows={rows} />
        <p className={looks.state} role="status">
          {asked > 0 && <Trans>Filas por asignar: {asked}</Trans>}
        </p>
        <Actions isReady={isReady} onTake={take} onClose={paste.close} />
      </div>
    </Modal>
  );
};
