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
import { box, column, text } from '../../../components/style/class-names.ts';

/** The same distinction as in the rows: unconfirmed wins are counted separately. */
const useWonText = (): ((totals: RequestTotals) => string) => {
  const { t } = useLingui();
  return ({ won, wonUnconfirmed }) => {
    const text = t`${plural(won, { one: '# ganada', many: '# de ganadas', other: '# ganadas' })}`;
    if (wonUnconfirmed === 0) return text;
    return t`${text}, ${plural(wonUnconfirmed, { one: '# pendiente de confirmar', many: '# de pendientes de confirmar', other: '# pendientes de confirmar' })}`;
  };
};

const useEstimatedText = (): ((estimated: NonNullable<RequestTotals['estimated']>) => string) => {
  const { t } = useLingui();
  return ({ open, unconfirmed }) => {
    const text = t`${plural(open, { one: '# solicitud abierta con tarifa', many: '# de solicitudes abiertas con tarifa', other: '# solicitudes abiertas con tarifa' })}`;
    if (unconfirmed === 0) return text;
    return t`${text}, ${plural(unconfirmed, { one: '# pendiente de confirmar', many: '# de pendientes de confirmar', other: '# pendientes de confirmar' })}`;
  };
};

/** The counters of the sent requests. The first is the estimated commission, the same sum as in the table's footer. */
export const RequestCounters = ({ totals }: { totals: RequestTotals }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [wonText, estimatedText] = [useWonText(), useEstimatedText()];
  const { all, thisYear, pending, pendingOfFirm, accepted, estimated } = totals;
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
      note: wonText(totals),
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
            estimatedText(estimated)
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
  <div className={column({ gap: 4, minWidth: 0, pad: [16, 20] }, styles.counter)}>
    <span className={text('small')}>{name}</span>
    {children}
    <span className={box({ marginTop: 'auto' }, text('fine', 'dimmed'))}>{note}</span>
  </div>
);
