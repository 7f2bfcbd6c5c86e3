import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NumberInput, Skeleton, TextInput } from '@mantine/core';
import type { FirmSettings } from '@valia/domain/administration/firm-settings-schemas.ts';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import type { SchemaForm } from '../../../components/form/use-schema-form.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import firm from './firm.module.css';
import styles from './panel.module.css';
import { box, classNames, row, stack, text } from '../../../components/style/class-names.ts';

const loadSchema = async () =>
  (await import('@valia/domain/administration/firm-settings-schemas.ts')).changeFirmSettingsInput;

/** The firm's details on public pages, mails and documents, and its payment term. */
export const FirmTab = () => {
  const query = trpc.admin.panel.firm.useQuery();
  return (
    <Sheet className={box({ pad: [20, 24] })}>
      <QueryState query={query} loading={<Skeleton height={480} />}>
        {(settings) => <FirmForm settings={settings} />}
      </QueryState>
    </Sheet>
  );
};

const FirmForm = ({ settings }: { settings: FirmSettings }) => {
  const { t } = useLingui();
  const { admin, auth, client } = trpc.useUtils();
  const { changeFirm, firm: kept } = client.admin.panel;
  const shown = async (answer: Promise<FirmSettings>): Promise<FirmSettings> => {
    const now = await answer;
    admin.panel.firm.setData(undefined, now);
    return now;
  };
  const { form, isPending, submit } = useSettingsForm({
    settings,
    stampOf: ({ updatedAt }) => Date.parse(updatedAt),
    loadSchema,
    read: () => shown(kept.query()),
    save: (values) => shown(changeFirm.mutate(values)),
    done: t`Datos de la firma guardados`,
    invalidates: [auth.firm],
    failed: t`No se pudieron guardar los datos de la firma`,
  });
  return (
    <form noValidate onSubmit={submit} className={stack({ gap: 16 })}>
      <UnsavedChanges isUnsaved={form.isDirty() && !isPending} leftBy="tab" />
      <div>
        <h2 className={text('large', 'strong')}>
          <Trans>La firma</Trans>
        </h2>
        <p className={classNames(text('size-13', 'dimmed'), styles.about)}>
          <Trans>
            Lo que dicen de la firma las páginas públicas, los correos y los documentos nuevos. Los
            informes emitidos no cambian.
          </Trans>
        </p>
      </div>
      <FirmFields form={form} />
      <div className={row({ gap: 8, wrap: true })}>
        <Button type="submit" loading={isPending} data-disabled={!form.isDirty()}>
          <Trans>Guardar</Trans>
        </Button>
      </div>
    </form>
  );
};

const FirmFields = ({ form }: { form: SchemaForm<FirmSettings>['form'] }) => {
  const { t } = useLingui();
  return (
    <div className={stack({ gap: [16, 24], columns: 2, align: 'end' }, firm.firmFields)}>
      <TextInput label={t`Nombre`} {...form.getInputProps('name')} />
      <TextInput label={t`NIF`} {...form.getInputProps('taxId')} />
      <TextInput label={t`Dirección`} className={firm.whole} {...form.getInputProps('address')} />
      <TextInput
        label={t`Contacto de protección de datos`}
        description={t`Un nombre o una dirección de correo.`}
        {...form.getInputProps('dataProtectionContact')}
      />
      <TextInput
        label={t`Buzón`}
        type="email"
        description={t`Recibe los reportes y firma los correos.`}
        {...form.getInputProps('mailbox')}
      />
      <TextInput label={t`Teléfono`} type="tel" {...form.getInputProps('phone')} />
      <NumberInput
        label={t`Días para pagar una comisión`}
        description={t`Desde que se aprueba. Las ya aprobadas conservan su fecha.`}
        decimalScale={0}
        allowNegative={false}
        hideControls
        {...form.getInputProps('commissionPaymentDays')}
        onChange={(value) =>
          form.setFieldValue(
            'commissionPaymentDays',
            typeof value === 'number' ? value : Number.NaN,
          )
        }
      />
    </div>
  );
};
