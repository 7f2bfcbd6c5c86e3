import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { DayField } from '../../../components/dates/day-field.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { type EditionMetadata, type SectorDraft } from './use-sector-draft.ts';
import styles from './sectors.module.css';
import { stack } from '../../../components/style/class-names.ts';

/** The date from which an edition is in force, the date and source of its figures, and the floors of a first value. */
export const DraftEditionHeader = ({
  draft: { head, setHead, headFaults },
}: {
  draft: Pick<SectorDraft, 'head' | 'setHead' | 'headFaults'>;
}) => {
  const { t } = useLingui();
  const day = (name: keyof EditionMetadata) => ({
    name,
    value: head[name],
    error: headFaults[name],
    onChange: (value: string) => setHead({ ...head, [name]: value }),
  });
  const field = (name: keyof EditionMetadata) => ({
    ...day(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      day(name).onChange(currentTarget.value),
  });
  return (
    <Sheet className={stack({ gap: 16, pad: 16 }, styles.head)}>
      <DayField label={t`En vigor desde`} {...day('effectiveDate')} />
      <DayField label={t`Datos a`} {...day('dataDate')} />
      <TextInput
        label={t`Fuente, tal como se cita en los informes`}
        maxLength={300}
        {...field('source')}
      />
      <TextInput
        label={t`Beta mínima`}
        inputMode="decimal"
        maxLength={12}
        {...field('betaFloor')}
      />
      <div className={styles.floorSource}>
        <TextInput label={t`Fuente de la beta mínima`} maxLength={300} {...field('betaSource')} />
      </div>
      <TextInput
        label={t`WACC mínimo, en %`}
        inputMode="decimal"
        maxLength={12}
        {...field('capitalFloor')}
      />
      <div className={styles.floorSource}>
        <TextInput label={t`Fuente del WACC mínimo`} maxLength={300} {...field('capitalSource')} />
      </div>
    </Sheet>
  );
};
