import { Trans, useLingui } from '@lingui/react/macro';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { isPlausibleTaxId } from '@valia/domain/text/tax-id.ts';
import { chooseProvince } from '@valia/domain/valuation-choices/choose-province.ts';
import { methodChoices } from '@valia/domain/valuation-choices/method-choices.ts';
import { currencies } from '@valia/domain/valuations/document/currencies.ts';
import { fieldTerms } from '@valia/i18n/fields/field-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { OptionalLabel } from '../../../../../components/form/optional-label.tsx';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { DateField } from '../../fields/date-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { StepHeading } from '../step-heading.tsx';
import { QuickStartNotice } from '../../quick-start/quick-start-notice.tsx';
import { currencyLabel } from '../../terms/currency-label.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { unitNames } from '../../terms/unit-names.ts';
import { SectorField } from './sector-field.tsx';
import { StepSection } from '../step-section.tsx';
import styles from '../steps.module.css';
import { ValuationDateNote } from './valuation-date-note.tsx';
import { column } from '../../../../../components/style/class-names.ts';

const cnaeVersions = ['CNAE-2025', 'CNAE-2009'];

const CompanyFields = () => {
  const { t } = useLingui();
  const { document, language, change } = useEditor();
  const { term } = useDescriptions();
  const terms = valuationTerms.company;
  return (
    <StepSection
      title={<Trans>La empresa</Trans>}
      help={<Trans>Estos datos abren el informe.</Trans>}
    >
      <div className={styles.wide}>
        <TextField path="company.name" label={term(terms.name)} autoComplete="organization" />
      </div>
      <TextField
        path="company.taxId"
        label={<OptionalLabel text={term(terms.taxId)} />}
        warning={
          isPlausibleTaxId(document.company.taxId)
            ? null
            : t`Este NIF no parece correcto. Compruébalo; puedes dejarlo así si es de otro país.`
        }
      />
      <SectorField />
      <ChoiceField
        path="company.cnae.version"
        label={t`Versión de la CNAE`}
        options={cnaeVersions.map((version) => ({ value: version, label: version }))}
      />
      <TextField path="company.cnae.code" label={<OptionalLabel text={term(terms.cnae)} />} />
      <ChoiceField
        path="company.province"
        label={<OptionalLabel text={term(terms.province)} />}
        placeholder={t`Sin indicar`}
        options={provinces.map(({ code, names }) => ({ value: code, label: names[language] }))}
        onChoose={(chosen) =>
          change('company.province', (before) =>
            chooseProvince(before, chosen === '' ? null : chosen),
          )
        }
      />
      <NumberField path="company.foundedYear" label={term(terms.foundedYear)} optional />
      <NumberField path="company.employees" label={term(terms.employees)} optional />
    </StepSection>
  );
};

const ClientFields = () => {
  const { term } = useDescriptions();
  const { clientName, clientContact } = valuationTerms.company;
  return (
    <StepSection
      title={<Trans>El cliente</Trans>}
      help={<Trans>Quién te encarga la valoración.</Trans>}
    >
      <TextField path="client.name" label={<OptionalLabel text={term(clientName)} />} />
      <TextField path="client.contact" label={<OptionalLabel text={term(clientContact)} />} />
    </StepSection>
  );
};

const CurrencyField = () => {
  const { document, language } = useEditor();
  const { term } = useDescriptions();
  const choices = [...new Set<string>([...currencies, document.currency])];
  return (
    <ChoiceField
      path="currency"
      label={term(valuationTerms.company.currency)}
      options={choices.map((code) => ({
        value: code,
        label: currencyLabel(code, language),
      }))}
    />
  );
};

const MethodField = () => {
  const { term } = useDescriptions();
  return (
    <ChoiceField
      path="method"
      label={term(fieldTerms.method)}
      options={methodChoices.map((value) => ({
        value,
        label: term(valuationTerms.methods[value]),
      }))}
    />
  );
};

/** The basis of the valuation: the method, the date, and the currency and unit. */
const BasisFields = () => {
  const { document } = useEditor();
  const { term } = useDescriptions();
  const units = [...unitNames(document.currency)].map(([value, name]) => ({
    value,
    label: term(name),
  }));
  return (
    <StepSection
      title={<Trans>Método, fecha, moneda y unidad</Trans>}
      help={
        <>
          <Trans>
            Si cambias de método, lo escrito para el anterior se conserva y vuelve con él.
          </Trans>{' '}
          <Trans>
            El valor es el de esa fecha y los flujos se descuentan desde ella. Los importes se
            escriben en la moneda y la unidad que elijas; cambiarlas no convierte lo ya escrito.
          </Trans>
          {document.currency !== 'EUR' && (
            <>
              {' '}
              <Trans>
                La curva de tamaño y los límites fiscales españoles, que son de euros, se aplican a
                tus importes tal como están: revísalos.
              </Trans>
            </>
          )}
        </>
      }
    >
      <div className={styles.wide}>
        <MethodField />
      </div>
      <DateField path="valuationDate" label={term(valuationTerms.company.valuationDate)} />
      <ValuationDateNote />
      <CurrencyField />
      <ChoiceField
        path="unit"
        label={term(valuationTerms.company.unit)}
        options={units}
        toValue={Number}
      />
    </StepSection>
  );
};

/** The company, the client, the method and the valuation date. */
export const CompanyStep = () => {
  const { valuation } = useEditor();
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            Quién es la empresa y a qué fecha la valoras. El sector propone los múltiplos.
          </Trans>
        }
      />
      <QuickStartNotice />
      <div className={column({}, styles.form)}>
        <CompanyFields />
        {valuation.type === 'client_business' && <ClientFields />}
        <BasisFields />
      </div>
    </>
  );
};
