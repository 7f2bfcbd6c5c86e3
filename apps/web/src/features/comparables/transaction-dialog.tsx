import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type {
  ComparableTransaction,
  CreateTransactionInput,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { DayField } from '../../components/dates/day-field.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { useSchemaForm } from '../../components/form/use-schema-form.ts';
import { useLanguage } from '../../lib/language.ts';
import { trpc } from '../../lib/trpc.ts';
import { stack } from '../../components/style/class-names.ts';

interface TransactionDialogProps {
  /** The row to edit; null for a new one. */
  transaction: ComparableTransaction | null;
  onClose: () => void;
}

interface Typed {
  name: string;
  sector: string;
  closedOn: string;
  enterpriseValue: string;
  ebitda: string;
  evToEbitda: string;
  source: string;
}

const writtenAmount = (amount: number | null | undefined, language: Language): string => {
  if (amount == null) return '';
  return formatNumber(amount, { language, decimals: Number.isInteger(amount) ? 0 : 2 });
};

const typedOf = (transaction: ComparableTransaction | null, language: Language): Typed => ({
  name: transaction?.name ?? '',
  sector: transaction?.sector ?? 'ALI',
  closedOn: transaction?.closedOn ?? '',
  enterpriseValue: writtenAmount(transaction?.enterpriseValue, language),
  ebitda: writtenAmount(transaction?.ebitda, language),
  evToEbitda: writtenAmount(transaction?.evToEbitda, language),
  source: transaction?.source ?? '',
});

const loadSchema = async () => {
  const { transactionInputForDay } =
    await import('@valia/domain/comparables/comparable-schemas.ts');
  return transactionInputForDay(madridCalendar.date(new Date()));
};

/** Invalid numbers remain texts, so that the schema refuses them with the right error. */
const candidateOf = (typed: Typed, language: Language): CreateTransactionInput => {
  const read = (text: string, kind: 'money' | 'multiple'): number | null => {
    const value = parseNumber(text, { language, kind });
    return value === 'invalid' ? Number.NaN : value;
  };
  return {
    ...typed,
    enterpriseValue: read(typed.enterpriseValue, 'money'),
    ebitda: read(typed.ebitda, 'money'),
    evToEbitda: read(typed.evToEbitda, 'multiple'),
  };
};

const useTransactionForm = ({ transaction, onClose }: TransactionDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { comparables } = trpc.useUtils().valuations;
  const create = trpc.valuations.comparables.create.useMutation();
  const update = trpc.valuations.comparables.update.useMutation();
  return useSchemaForm<Typed, unknown>({
    initial: typedOf(transaction, language),
    loadSchema,
    candidate: (typed) => candidateOf(typed, language),
    call: async (typed) => {
      const given = candidateOf(typed, language);
      if (transaction === null) return create.mutateAsync({ transactions: [given] });
      const { id, version } = transaction;
      return update.mutateAsync({ id, version, ...given });
    },
    done: () => t`Operación guardada`,
    onDone: onClose,
    invalidates: [comparables.list, comparables.sectors],
    failed: t`No se pudo guardar la operación`,
  });
};

const sectorOptions = (language: Language) =>
  sectors
    .map(({ code, names }) => ({ value: code, label: names[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));

/** A transaction that the user knows of: its multiple is typed, or computed from value and EBITDA. */
export const TransactionDialog = (props: TransactionDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { transaction, onClose } = props;
  const { form, isPending, submit } = useTransactionForm(props);
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={transaction === null ? t`Añadir operación` : t`Editar operación`}
      onClose={onClose}
      text={<TransactionText />}
      action={<Trans>Guardar operación</Trans>}
      isPending={isPending}
      onSubmit={submit}
    >
      <div className={stack({ gap: 12 })}>
        <TextInput label={t`Empresa`} data-autofocus {...form.getInputProps('name')} />
        <NativeSelect
          label={t`Sector`}
          data={sectorOptions(language)}
          {...form.getInputProps('sector')}
        />
        <DayField label={t`Fecha de cierre`} {...form.getInputProps('closedOn')} />
        <TextInput
          label={t`Valor de empresa (EV), en €`}
          {...number}
          {...form.getInputProps('enterpriseValue')}
        />
        <TextInput label={t`EBITDA, en €`} {...number} {...form.getInputProps('ebitda')} />
        <TextInput
          label={t`EV/EBITDA`}
          description={t`Si lo dejas en blanco, es el valor entre el EBITDA.`}
          {...number}
          {...form.getInputProps('evToEbitda')}
        />
        <TextInput
          label={t`Fuente`}
          description={t`De dónde sale, por ejemplo «mandato propio» o una noticia.`}
          {...form.getInputProps('source')}
        />
      </div>
    </FormDialog>
  );
};

const TransactionText = () => (
  <Trans>
    Solo la ves tú. Cuenta, sin nombres, en la mediana de la plataforma de los sectores en los que
    anotan operaciones cinco asesores o más.
  </Trans>
);
