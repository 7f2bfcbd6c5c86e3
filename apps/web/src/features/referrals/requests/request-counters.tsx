import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestTotals } from '@valia/domain/collaborations/request-schemas.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { LargeFigure } from '../../../components/large-figure.tsx';
import { MoneyFigure } from '../../../components/money-figure.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './request-counters.module.css';

/** The counters of what I sent, the estimated commission first: the sum that the table's foot shows too. */
export const RequestCounters = ({ totals }: { totals: RequestTotals }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { all, thisYear, pending, pendingOfFirm, accepted, won, estimated } = totals;
  const count = estimated?.count ?? 0;
  const figures: { name: string; value: number; note: string }[] = [
    {
      name: t`Solicitudes`,
      value: all,
      note: t`${plural(thisYear, { one: '# este año', many: '# de este año', other: '# este año' })}`,
    },
    {
      name: t`Pendientes`,
      value: pending,
      note: t`${plural(pendingOfFirm, { one: '# de la firma', many: '# de la firma', other: '# de la firma' })}`,
    },
    {
      name: t`Aceptadas`,
      value: accepted,
      note: t`${plural(won, { one: '# ganada', many: '# de ganadas', other: '# ganadas' })}`,
    },
  ];
  return (
    <Sheet as="section" label={t`Resumen de tus solicitudes`} className={styles.counters}>
      <Counter
        name={t`Comisión estimada`}
        note={
          estimated === null ? (
            <Trans>Las tarifas las define la firma</Trans>
          ) : (
            t`${plural(count, { one: '# solicitud abierta', many: '# de solicitudes abiertas', other: '# solicitudes abiertas' })}`
          )
        }
      >
        {estimated === null ? (
          <span className={styles.undefined}>
            <Trans>Sin tarifa definida</Trans>
          </span>
        ) : (
          <MoneyFigure value={estimated.amountCents / 100} size="large" />
        )}
      </Counter>
      {figures.map(({ name, value, note }) => (
        <Counter key={name} name={name} note={note}>
          <LargeFigure value={formatNumber(value, { language })} size="medium" />
        </Counter>
      ))}
    </Sheet>
  );
};

const Counter = ({
  name,
  note,
  children,
}: {
  name: string;
  note: ReactNode;
  children: ReactNode;
}) => (
  <div className={styles.counter}>
    <span className={styles.label}>{name}</span>
    {children}
    <span className={styles.note}>{note}</span>
  </div>
);
