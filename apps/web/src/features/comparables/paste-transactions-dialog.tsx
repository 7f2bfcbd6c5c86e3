import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { multipleOfTransaction } from '@valia/domain/comparables/multiple-of-transaction.ts';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { useUserAction } from '../../lib/act/use-user-action.ts';
import { useLanguage } from '../../lib/language.ts';
import { type RouterInputs, trpc } from '../../lib/trpc.ts';
import styles from './comparable-multiples.module.css';
import {
  type PastedTransactionError,
  type PastedTransaction,
  readPastedTransactions,
} from './read-pasted-transactions.ts';
import { box, stack, text } from '../../components/style/class-names.ts';

type Transactions = RouterInputs['valuations']['comparables']['create']['transactions'];

const useImport = (onClose: () => void) => {
  const { t } = useLingui();
  const { comparables } = trpc.useUtils().valuations;
  const { mutateAsync } = trpc.valuations.comparables.create.useMutation();
  return useUserAction<Transactions, { created: number }>({
    call: (transactions) => mutateAsync({ transactions }),
    done: ({ created }) =>
      t`${plural(created, { one: '1 operación importada', many: '# de operaciones importadas', other: '# operaciones importadas' })}`,
    onDone: onClose,
    invalidates: [comparables.list, comparables.sectors],
    failed: t`No se pudieron importar`,
  });
};

/** Transactions pasted from a spreadsheet, previewed before any is saved. */
export const PasteTransactionsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [today] = useState(() => madridCalendar.date(new Date()));
  const { isPending, run } = useImport(onClose);
  const pasted =
    text.trim() === '' ? [] : readPastedTransactions(text, { language, today }).slice(0, 200);
  const read = pasted.flatMap(({ outcome }) =>
    outcome.kind === 'read' ? [outcome.transaction] : [],
  );
  const count = read.length;
  const action =
    count === 0
      ? t`Importar`
      : t`${plural(count, { one: 'Importar 1 operación', many: 'Importar # de operaciones', other: 'Importar # operaciones' })}`;
  return (
    <FormDialog
      title={t`Pegar desde Excel`}
      onClose={onClose}
      text={
        <Trans>
          Copia de tu hoja una fila por operación, con sus cabeceras en el orden que tengan. Sin
          cabeceras: empresa, sector, fecha, valor de empresa, EBITDA, múltiplo y fuente. Hasta 200
          de una vez.
        </Trans>
      }
      action={action}
      isPending={isPending}
      isIncomplete={count === 0}
      onSubmit={() => {
        if (count > 0) run(read);
      }}
    >
      <div className={stack({ gap: 12 })}>
        <Textarea
          label={t`Filas copiadas`}
          rows={5}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {pasted.length > 0 && <PastedRows pasted={pasted} />}
      </div>
    </FormDialog>
  );
};

const PastedRows = ({ pasted }: { pasted: readonly PastedTransaction[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const mends: Record<PastedTransactionError, string> = {
    name: t`le falta el nombre de la empresa`,
    sector: t`el sector no se reconoce; escríbelo como en la lista`,
    date: t`la fecha no es válida; escribe por ejemplo 31/03/2026`,
    future: t`la fecha es posterior a hoy`,
    amount: t`hay un importe que no es un número`,
    multiple: t`falta el múltiplo, o el valor y el EBITDA`,
  };
  return (
    <ul className={box({ scroll: 'y' }, text('small'), styles.pasted)} aria-label={t`Filas leídas`}>
      {pasted.map(({ line, name, outcome }) =>
        outcome.kind === 'read' ? (
          <li key={line}>
            {name}: {formatMultiple(multipleOfTransaction(outcome.transaction) ?? 0, { language })}
          </li>
        ) : (
          <li key={line} data-refused>
            <Trans>Fila {line}</Trans>: {mends[outcome.kind]}
          </li>
        ),
      )}
    </ul>
  );
};
