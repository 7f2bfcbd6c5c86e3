import { useLingui } from '@lingui/react/macro';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { useLanguage } from '../../../lib/language.ts';
import { PublicChoice } from '../frame/public-choice.tsx';
import { PublicField, PublicSelect } from '../frame/public-field.tsx';
import styles from './sell-form.module.css';
import { sellFieldProps, sellFieldId, type SellFormState } from './use-sell-form.ts';

type Choices = readonly (readonly [value: string, text: string])[];

interface LeadChoices {
  sectors: Choices;
  provinces: Choices;
  timings: Choices;
  reasons: Choices;
}

/** The choices of the owners' form, in the language of the page. */
const useLeadChoices = (): LeadChoices => {
  const { t } = useLingui();
  const language = useLanguage();
  const named = (list: readonly { code: string; names: Record<typeof language, string> }[]) =>
    list
      .map(({ code, names }) => [code, names[language]] as const)
      .toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return {
    sectors: named(sectors),
    provinces: named(provinces),
    timings: [
      ['now', t`Cuanto antes`],
      ['one-year', t`En un año`],
      ['two-three-years', t`En 2 o 3 años`],
      ['informing', t`Solo me informo`],
    ],
    reasons: [
      ['retirement', t`Jubilación`],
      ['succession', t`Sin relevo en la familia`],
      ['partners', t`Desacuerdo o salida de socios`],
      ['growth', t`Crecer con un socio mayor`],
      ['new-project', t`Otro proyecto`],
      ['debt', t`Deuda o falta de liquidez`],
      ['offer', t`He recibido una oferta`],
      ['other', t`Otro motivo`],
    ],
  };
};

const WhichCompany = ({ form }: { form: SellFormState }) => {
  const { t } = useLingui();
  const { sectors, provinces } = useLeadChoices();
  const field = sellFieldProps(form);
  return (
    <>
      <PublicField
        {...field('companyName')}
        label={t`Empresa`}
        autoComplete="organization"
        required
      />
      <div className={styles.half}>
        <PublicSelect
          {...field('sector')}
          label={t`Sector`}
          options={sectors}
          placeholder={t`Elige un sector`}
          required
        />
      </div>
      <div className={styles.half}>
        <PublicSelect
          {...field('province')}
          label={t`Provincia`}
          options={provinces}
          placeholder={t`Elige una provincia`}
          required
        />
      </div>
    </>
  );
};

const ItsFigures = ({ form }: { form: SellFormState }) => {
  const { t } = useLingui();
  const field = sellFieldProps(form);
  return (
    <>
      <div className={styles.half}>
        <PublicField
          {...field('annualRevenue')}
          label={t`Facturación anual`}
          inputMode="numeric"
          unit="€"
          required
        />
      </div>
      <div className={styles.half}>
        <PublicField
          {...field('ebitda')}
          label={t`EBITDA`}
          inputMode="text"
          unit="€"
          isOptional
          help={t`Resultado antes de intereses, impuestos y amortizaciones.`}
        />
      </div>
    </>
  );
};

const ItsSale = ({ form }: { form: SellFormState }) => {
  const { t } = useLingui();
  const { timings, reasons } = useLeadChoices();
  const field = sellFieldProps(form);
  return (
    <>
      <PublicChoice
        id={sellFieldId('timing')}
        name="timing"
        label={t`¿Cuándo querrías vender?`}
        options={timings}
        chosen={[form.values.timing]}
        onChoose={(timing) => form.setFieldValue('timing', timing)}
        error={form.errors['timing']}
        required
      />
      <div className={styles.half}>
        <PublicSelect
          {...field('reason')}
          label={t`Motivo`}
          options={reasons}
          placeholder={t`Elige un motivo`}
          required
        />
      </div>
      <div className={styles.half}>
        <PublicField {...field('taxId')} label={t`NIF de la empresa`} isOptional />
      </div>
    </>
  );
};

/** The first step: the company. */
export const SellCompanyFields = ({ form }: { form: SellFormState }) => (
  <div className={styles.company}>
    <WhichCompany form={form} />
    <ItsFigures form={form} />
    <ItsSale form={form} />
  </div>
);
