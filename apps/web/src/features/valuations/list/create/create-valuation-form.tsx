import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { PrintedNameInput } from '../../../../components/form/printed-name-input.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import styles from './create-valuation-form.module.css';
import { MethodField } from './method-field.tsx';
import { TypeField } from './type-field.tsx';
import { useCreateValuation } from './use-create-valuation.ts';
import { column, row } from '../../../../components/style/class-names.ts';

/** Type, company and method: what a valuation needs to begin. */
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
