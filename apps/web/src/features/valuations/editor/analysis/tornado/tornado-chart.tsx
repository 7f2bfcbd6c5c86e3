import { Trans, useLingui } from '@lingui/react/macro';
import type { TornadoBar } from '@valia/valuation/analyses/tornado.ts';
import { useMoney } from '../../use-money.ts';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { TornadoBars } from './tornado-bars.tsx';
import { useSwingText } from './use-swing-text.ts';
import { useTornado } from './use-tornado.ts';
import { useDriverName } from '../drivers/use-driver-name.ts';
import { changesOf, isWritten, useTornadoMoney } from './use-tornado-money.ts';

/** What moves the value most, widest first. */
export const TornadoChart = ({ central }: { central: number }) => {
  const { t } = useLingui();
  const driverName = useDriverName();
  const { money, signedMoney } = useMoney();
  const swingOf = useSwingText();
  const tornado = useTornado();
  const all = tornado?.bars ?? [];
  const texts = useTornadoMoney(all, central);
  const { unit } = texts;
  const bars = all.filter((bar) => isWritten(texts, changesOf([bar], central)));
  const [first, second] = bars;
  const nameOf = ({ driver }: TornadoBar): string => driverName(driver);
  const widest = first === undefined ? '' : nameOf(first);
  const next = second === undefined ? '' : nameOf(second);
  const swing = first === undefined ? '' : money(first.swing);
  return (
    <ChartSheet
      subject={<Trans>Hipótesis una a una · cambio en {unit}</Trans>}
      finding={
        first === undefined ? (
          <Trans>Qué mueve el valor</Trans>
        ) : second === undefined ? (
          <Trans>
            «{widest}» mueve el valor {swing}
          </Trans>
        ) : (
          <Trans>
            «{widest}» y «{next}» mueven el valor más que el resto
          </Trans>
        )
      }
      table={{
        head: [t`Hipótesis`, t`Variación`, t`Desfavorable`, t`Favorable`],
        rows: bars.map((bar) => [
          nameOf(bar),
          swingOf(bar.driver),
          signedMoney(bar.unfavourable - central),
          signedMoney(bar.favourable - central),
        ]),
      }}
    >
      <TornadoBars tornado={tornado} central={central} />
    </ChartSheet>
  );
};
