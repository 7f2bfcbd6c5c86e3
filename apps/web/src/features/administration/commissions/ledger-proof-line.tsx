import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { LedgerError, LedgerProof } from '@valia/domain/commissions/commission-schemas.ts';
import { entryNumber, formatCents } from '@valia/i18n/describe-entry.ts';
import { useState } from 'react';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './commissions.module.css';
import { classNames, row, text } from '../../../components/style/class-names.ts';

const looks = { proof: row({ gap: [8, 16], align: 'center', justify: 'between', wrap: true }) };

/** Recalculates every balance on request, and shows what does not add up. */
export const LedgerProofLine = () => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [proof, setProof] = useState<LedgerProof | null>(null);
  const { isPending, run } = useUserAction({
    call: () => client.admin.commissions.prove.query(),
    onDone: setProof,
    failed: t`No se pudo comprobar el libro`,
  });
  return (
    <section className={looks.proof} aria-label={t`Comprobación del libro`}>
      <p role="status" className={styles.dim}>
        {proof === null ? (
          <Trans>
            Ningún asiento se borra ni se cambia. Los saldos son la suma de los asientos.
          </Trans>
        ) : (
          <ProofText proof={proof} />
        )}
      </p>
      <Button variant="default" size="compact-sm" loading={isPending} onClick={() => run()}>
        <Trans>Comprobar el libro</Trans>
      </Button>
      {proof !== null && proof.faults.length > 0 && <Faults faults={proof.faults} />}
    </section>
  );
};

const ProofText = ({ proof }: { proof: LedgerProof }) => {
  const { t } = useLingui();
  const balance = formatCents(proof.balanceCents, useLanguage());
  const entries = t`${plural(proof.entries, { one: '# asiento comprobado', many: '# de asientos comprobados', other: '# asientos comprobados' })}`;
  const faults = t`${plural(proof.faults.length, { one: '# error', many: '# de errores', other: '# errores' })}`;
  return proof.faults.length === 0 ? (
    <Trans>
      {entries}: todo cuadra. La firma debe {balance}.
    </Trans>
  ) : (
    <Trans>
      {entries}: {faults}.
    </Trans>
  );
};

const Faults = ({ faults }: { faults: readonly LedgerError[] }) => {
  const { t } = useLingui();
  const texts: Record<LedgerError['code'], string> = {
    'number-missing': t`Falta un asiento`,
    'seal-broken': t`El asiento no es como se apuntó`,
    'balance-wrong': t`El saldo no es la suma de los asientos`,
    'amount-wrong': t`El importe no es la suma de los asientos`,
    'formula-wrong': t`El importe no sale de su base y su tipo`,
    'status-wrong': t`El estado no corresponde a los asientos`,
    'citation-wrong': t`Cita un asiento que no le corresponde`,
    'paid-twice': t`Se pagó dos veces`,
    'audit-missing': t`No consta en el registro de auditoría`,
  };
  return (
    <ul className={classNames(text('negative'), styles.faults)}>
      {faults.map(({ code, number, commissionId, recipientUserId }, index) => (
        <li key={index}>
          {texts[code]}
          {number !== null && ` · ${entryNumber(number)}`}
          <span className={styles.dim}> {commissionId ?? recipientUserId}</span>
        </li>
      ))}
    </ul>
  );
};
