import { useLingui } from '@lingui/react/macro';
import { PublicChoice } from '../frame/public-choice.tsx';
import { PublicField, PublicSelect } from '../frame/public-field.tsx';
import styles from './sell-form.module.css';
import { useLeadChoices } from './use-lead-choices.ts';
import { fieldsOf, sellFieldId, type SellFormState } from './use-sell-form.ts';

const WhichCompany = ({ form }: { form: SellFormState }) => {
  const { t } = useLingui();
  const { sectors, provinces } = useLeadChoices();
  const field = fieldsOf(form);
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
  const field = fieldsOf(form);
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
  const field = fieldsOf(form);
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
