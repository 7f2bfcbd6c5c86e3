import { Trans, useLingui } from '@lingui/react/macro';
import { Button, MultiSelect, NativeSelect, NumberInput, Skeleton } from '@mantine/core';
import {
  alertDeliveries,
  type AlertDelivery,
  type AlertSettings,
} from '@valia/domain/security/alert-settings-schemas.ts';
import {
  type SecurityEventType,
  securityEventTypes,
} from '@valia/domain/security/security-event.ts';
import { formatDateTime } from '@valia/i18n/format.ts';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import type { SchemaForm } from '../../../components/form/use-schema-form.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { securityEventTexts } from '../security-event-texts.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import styles from './alert-settings.module.css';
import { box, column, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  rule: stack({ gap: [8, 16], align: 'center', padY: 10, borderTop: 'plain' }, styles.rule),
};

type Values = Omit<AlertSettings, 'administrators' | 'updatedAt'>;
type Form = SchemaForm<Values>['form'];

const loadSchema = async () =>
  (await import('@valia/domain/security/alert-settings-schemas.ts')).changeAlertSettingsInput;

/** /admin/alert-settings: which events notify which administrators, and when. */
export const AlertSettingsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Ajustes de alertas`);
  const query = trpc.admin.alerts.get.useQuery();
  return (
    <div className={column({ gap: 16 })}>
      <PageHeading title={t`Ajustes de alertas`} sentence={<Sentence settings={query.data} />} />
      <QueryState query={query} loading={<Skeleton height={640} />}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryState>
    </div>
  );
};

const Sentence = ({ settings }: { settings: AlertSettings | undefined }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const at = settings === undefined ? '' : formatDateTime(settings.updatedAt, language);
  return settings === undefined
    ? t`Qué avisos se envían, a quién y cuándo.`
    : t`Qué avisos se envían, a quién y cuándo. Último cambio: ${at}.`;
};

const valuesOf = ({ administrators: _all, updatedAt: _at, ...values }: AlertSettings): Values =>
  values;

const SettingsForm = ({ settings }: { settings: AlertSettings }) => {
  const { t } = useLingui();
  const { admin, client } = trpc.useUtils();
  const { change, get } = client.admin.alerts;
  const shown = async (answer: Promise<AlertSettings>): Promise<Values> => {
    const now = await answer;
    admin.alerts.get.setData(undefined, now);
    return valuesOf(now);
  };
  const { form, isPending, submit } = useSettingsForm({
    settings: valuesOf(settings),
    stampOf: ({ version }) => version,
    loadSchema,
    read: () => shown(get.query()),
    save: (values) => shown(change.mutate(values)),
    done: t`Ajustes de alertas guardados`,
    failed: t`No se pudieron guardar los ajustes`,
  });
  return (
    <form noValidate onSubmit={submit} className={column({ gap: 16 })}>
      <UnsavedChanges isUnsaved={form.isDirty() && !isPending} />
      <Sheet as="section" className={box({ pad: [20, 24] }, styles.section)}>
        <Thresholds form={form} />
      </Sheet>
      <Sheet as="section" className={box({ pad: [20, 24] }, styles.section)}>
        <h2 className={box({ marginBottom: 4 }, text('large', 'strong'))}>
          <Trans context="To the firm">Avisos</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>
            Todos quedan en «Alertas de seguridad». Aquí eliges cuáles llegan además por correo y a
            quién.
          </Trans>
        </p>
        <ul className={box({ marginTop: 12 })}>
          {securityEventTypes.map((type) => (
            <Rule key={type} type={type} form={form} administrators={settings.administrators} />
          ))}
        </ul>
      </Sheet>
      <div className={row({ gap: 8 })}>
        <Button type="submit" loading={isPending} data-disabled={!form.isDirty()}>
          <Trans>Guardar</Trans>
        </Button>
      </div>
    </form>
  );
};

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour}:00`,
}));

const Thresholds = ({ form }: { form: Form }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const amount = (name: 'highLeadRevenue' | 'extremeLeadRevenue') => ({
    ...form.getInputProps(name),
    onChange: (value: string | number) =>
      form.setFieldValue(name, typeof value === 'number' ? value : Number.NaN),
    suffix: ' €',
    thousandSeparator: language === 'en' ? ',' : '.',
    decimalSeparator: language === 'en' ? '.' : ',',
    decimalScale: 0,
    allowNegative: false,
    hideControls: true,
  });
  return (
    <>
      <h2 className={box({ marginBottom: 4 }, text('large', 'strong'))}>
        <Trans>Umbrales y horario</Trans>
      </h2>
      <div className={stack({ gap: [16, 24], align: 'end', marginTop: 12 }, styles.fields)}>
        <NumberInput
          label={t`Lead de mucho valor`}
          description={t`Avisa si factura más y nadie lo tiene.`}
          {...amount('highLeadRevenue')}
        />
        <NumberInput
          label={t`Lead de valor muy alto`}
          description={t`Por encima, el aviso es crítico.`}
          {...amount('extremeLeadRevenue')}
        />
        <NativeSelect
          label={t`Hora del resumen diario`}
          description={t`Hora de Madrid, para todos los usuarios.`}
          data={hours}
          {...form.getInputProps('digestHour')}
          value={String(form.values.digestHour)}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('digestHour', Number(value))
          }
        />
      </div>
    </>
  );
};

interface RuleProps {
  type: SecurityEventType;
  form: Form;
  administrators: AlertSettings['administrators'];
}

const Rule = ({ type, form, administrators }: RuleProps) => {
  const { t, i18n } = useLingui();
  const rule = form.values.rules[type];
  const name = i18n._(securityEventTexts[type]);
  const deliveries: Record<AlertDelivery, string> = {
    mail: t`Correo al momento`,
    digest: t`En el resumen diario`,
    screen: t`Solo en pantalla`,
  };
  return (
    <li className={looks.rule}>
      <span className={text('medium')}>{name}</span>
      <NativeSelect
        aria-label={t`${name}: cómo se avisa`}
        data={alertDeliveries.map((value) => ({ value, label: deliveries[value] }))}
        {...form.getInputProps(`rules.${type}.delivery`)}
      />
      <MultiSelect
        aria-label={t`${name}: a quién`}
        placeholder={rule.recipientIds.length === 0 ? t`Todos los administradores` : ''}
        disabled={rule.delivery === 'screen'}
        data={administrators.map(({ userId, name: label }) => ({ value: userId, label }))}
        {...form.getInputProps(`rules.${type}.recipientIds`)}
      />
    </li>
  );
};
