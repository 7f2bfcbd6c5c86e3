import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Input, SegmentedControl, Radio } from '@mantine/core';
import { methodChoices } from '@valia/domain/valuation-choices/method-choices.ts';
import { type ValuationType, valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import { type SyntheticEvent, useRef, useState, useId } from 'react';
import { PrintedNameInput } from '../../../../components/form/printed-name-input.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import styles from './create-valuation-form.module.css';
import { useCreateValuation } from './use-create-valuation.ts';
import { column, row } from '../../../../components/style/class-names.ts';

interface MethodFieldProps {
  value: ValuationMethod;
  onChange: (value: ValuationMethod) => void;
}

const MethodField = ({ value, onChange }: MethodFieldProps) => {
  const { i18n } = useLingui();
  const labelId = useId();
  return (
    <div>
      <Input.Label component="span" id={labelId}>
        <Trans>Método</Trans>
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        data={methodChoices.map((method) => ({
          value: method,
          label: i18n._(valuationTerms.methodNames[method]),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};

const looks = {
  type: row({ gap: 12, align: 'center', minHeight: 44, padX: 12, cursor: 'pointer' }, styles.type),
};

interface TypeFieldProps {
  value: ValuationType;
  onChange: (value: ValuationType) => void;
}

const TypeField = ({ value, onChange }: TypeFieldProps) => {
  const { t, i18n } = useLingui();
  return (
    <Radio.Group
      label={t`Qué vas a valorar`}
      value={value}
      onChange={(chosen) => {
        const type = valuationTypes.find((known) => known === chosen);
        if (type !== undefined) onChange(type);
      }}
    >
      <div className={column({ border: 'strong', radius: 4 })}>
        {valuationTypes.map((type) => (
          <label key={type} className={looks.type}>
            <Radio value={type} size="sm" />
            {i18n._(valuationTerms.types[type])}
          </label>
        ))}
      </div>
    </Radio.Group>
  );
};

/** The form with the least that a new valuation needs: type, company and method. */
export const CreateValuationForm = ({ onCancel }: { onCancel: () => void }) => {
  const { t } = useLingui();
  const [type, setType] = useState<ValuationType>('client_business');
  const [method, setMethod] = useState<ValuationMethod>('mixed');
  const [typed, setTyped] = useState('');
  const companyField = useRef<HTMLInputElement>(null);
  const { companyError, refuseCompany, create, isCreating } = useCreateValuation(() =>
    companyField.current?.focus(),
  );
  const session = useSession();
  const ownCompany = session.status === 'signed-in' ? session.details?.organizationName : null;
  const companyName = typed === '' && type === 'own_business' ? (ownCompany ?? '') : typed;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (companyName.trim() !== '') {
      void create({ type, method, companyName });
      return;
    }
    refuseCompany(t`Escribe el nombre de la empresa`);
  };

  return (
    <form className={column({ gap: 20, marginTop: 20 })} onSubmit={submit} noValidate>
      <TypeField value={type} onChange={setType} />
      <PrintedNameInput
        ref={companyField}
        label={t`Empresa`}
        data-autofocus
        autoComplete="off"
        value={companyName}
        error={companyError}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <MethodField value={method} onChange={setMethod} />
      <div className={row({ gap: 8 }, styles.actions)}>
        <Button type="submit" loading={isCreating}>
          <Trans>Crear valoración</Trans>
        </Button>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
};
