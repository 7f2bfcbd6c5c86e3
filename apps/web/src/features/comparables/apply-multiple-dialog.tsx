import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type {
  ComparedSector,
  ComparedSectors,
  ApplyMultipleInput,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { SearchedSelect } from '../../components/select/searched-select.tsx';
import { useUserAction } from '../../lib/act/use-user-action.ts';
import { useLanguage } from '../../lib/language.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOpenValuations } from '../../lib/use-open-valuations.ts';

interface ApplyMultipleDialogProps {
  sector: ComparedSector;
  /** The displayed region, multiple and edition, from which the multiple is copied. */
  compared: ComparedSectors;
  onClose: () => void;
}

type Origin = ApplyMultipleInput['origin'];

/** The figures of a sector that a valuation can use. */
const useOrigins = ({
  range,
  own,
  platform,
}: ComparedSector): { value: Origin; label: string }[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const times = (value: number | undefined): string =>
    value === undefined ? '' : formatMultiple(value, { language });
  const [mean, median, everybody] = [
    times(range?.central),
    times(own?.median),
    times(platform?.median),
  ];
  const all: { value: Origin; label: string; isThere: boolean }[] = [
    { value: 'sector', label: t`El rango del sector, media ${mean}`, isThere: range !== null },
    { value: 'own', label: t`Tus operaciones, mediana ${median}`, isThere: own !== null },
    {
      value: 'platform',
      label: platform?.sized
        ? t`La mediana de la plataforma, ${everybody} con 1 M€ de EBITDA`
        : t`La mediana de la plataforma, ${everybody}`,
      isThere: platform !== null,
    },
  ];
  return all.flatMap(({ isThere, ...origin }) => (isThere ? [origin] : []));
};

const useTake = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.valuations.comparables.applyMultiple.useMutation();
  return useUserAction<ApplyMultipleInput, { valuationId: string }>({
    call: (input) => mutateAsync(input),
    done: t`Múltiplo llevado a la valoración, con su fuente`,
    onDone: async ({ valuationId }) => {
      await utils.valuations.get.invalidate({ id: valuationId });
      await navigate({ to: '/valuation/$id', params: { id: valuationId } });
    },
    invalidates: [utils.valuations.list],
    failed: t`No se pudo llevar a la valoración`,
  });
};

/** Copies a sector's multiple into one of the user's valuations. */
export const ApplyMultipleDialog = ({ sector, compared, onClose }: ApplyMultipleDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const origins = useOrigins(sector);
  const { region, multiple, edition } = compared;
  const shown = { sector: sector.code, region, multiple, setId: edition.setId };
  const { valuations: open, field } = useOpenValuations();
  const [origin, setOrigin] = useState<string>(origins[0]?.value ?? '');
  const [valuation, setValuation] = useState<string | null>(null);
  const { isPending, run } = useTake();
  const valuationId = valuation ?? open?.[0]?.id;
  const hasNone = open?.length === 0 && field.search === '';
  const chosen = origins.find(({ value }) => value === origin)?.value;
  const name = sector.names[language];
  return (
    <FormDialog
      title={t`${name}: llevar a una valoración`}
      onClose={onClose}
      text={<TakeText hasNone={hasNone} />}
      action={<Trans>Llevar a la valoración</Trans>}
      isPending={isPending || open === null}
      isIncomplete={valuationId === undefined || chosen === undefined}
      onSubmit={() => {
        if (valuationId === undefined || chosen === undefined) return;
        run({ ...shown, valuationId, origin: chosen });
      }}
    >
      <NativeSelect
        label={t`Qué se lleva`}
        value={origin}
        onChange={(event) => setOrigin(event.currentTarget.value)}
        data={origins}
      />
      <SearchedSelect
        {...field}
        disabled={open === null || hasNone}
        value={valuationId ?? ''}
        onChoose={setValuation}
      />
    </FormDialog>
  );
};

const TakeText = ({ hasNone }: { hasNone: boolean }) =>
  hasNone ? (
    <Trans>No tienes ninguna valoración abierta. Crea una y vuelve.</Trans>
  ) : (
    <Trans>Sustituye al múltiplo que tenga, y queda con su fuente, región y fecha.</Trans>
  );
