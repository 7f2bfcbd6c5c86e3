import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CommissionEntry } from '@valia/domain/commissions/commission-schemas.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { describeEntry, entryNumber } from '@valia/i18n/describe-entry.ts';
import { type ExportedPage, useExport } from '../../../components/export/use-export.ts';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { savePrinted } from '../../../lib/files/save-printed.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Statement } from './use-statement.ts';

const largestPage = 200;

const useEntryColumns = (): Pick<
  TableColumn<CommissionEntry, CommissionEntry>,
  'name' | 'exported'
>[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const why = (entry: CommissionEntry): string =>
    describeEntry(entry, { t: (message) => i18n._(message), language }, commissionTerms.causes)
      .map(({ text }) => text)
      .join('');
  return [
    { name: t`Asiento`, exported: ({ number }) => ({ text: entryNumber(number) }) },
    { name: t`Fecha`, exported: ({ at }) => ({ day: at }) },
    {
      name: t`Movimiento`,
      exported: ({ kind }) => ({ text: i18n._(commissionTerms.entries[kind]) }),
    },
    { name: t`Empresa`, exported: ({ companyName }) => ({ text: companyName }) },
    { name: t`Motivo`, exported: (entry) => ({ text: why(entry) }) },
    { name: t`Importe`, exported: ({ amountCents }) => ({ amount: amountCents / 100 }) },
    { name: t`Saldo`, exported: ({ balanceCents }) => ({ amount: balanceCents / 100 }) },
  ];
};

/** Exports the statement of the displayed days as a document, and its entries as a spreadsheet. */
export const useStatementFiles = ({ days, read }: Pick<Statement, 'days' | 'read'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { client } = trpc.useUtils();
  const name = t`extracto`;
  const exportRows = useExport<CommissionEntry>({
    columns: useEntryColumns(),
    home: '/my-referrals/statement',
    fileName: `${name}-${days.from}-${days.to}`,
    tooManyText: (count) => t`${count} asientos son demasiados para un archivo`,
    doneText: (count) =>
      t`${plural(count, { one: '1 asiento exportado', many: '# de asientos exportados', other: '# asientos exportados' })}`,
  });
  const allPages = async function* (): AsyncGenerator<ExportedPage<CommissionEntry>> {
    let after: number | null = 0;
    while (after !== null) {
      const page: Awaited<ReturnType<typeof read>> = await read(after, largestPage);
      yield { rows: page.entries, total: null };
      after = page.next;
    }
  };
  const print = useUserAction({
    call: () => client.referrals.commissions.printStatement.mutate({ ...days, language }),
    onDone: savePrinted,
    failed: t`No se pudo imprimir el extracto`,
  });
  return {
    print,
    exportCsv: () => void exportRows({ format: 'csv', total: null, pages: allPages }),
  };
};
