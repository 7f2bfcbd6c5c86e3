import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useDurationText } from '../use-duration-text.ts';
import { type FunnelRow, funnelRows, minComparableCount } from './funnel-rows.ts';
import styles from './funnel.module.css';
import { box, classNames, text } from '../../../components/style/class-names.ts';

const looks = {
  table: box({ width: 'full', collapse: true }, text('size-13', 'tabular'), styles.table),
  star: classNames(text('regular', 'dimmed', 'undecorated'), styles.star),
  since: box({ display: 'block' }, text('size-11', 'regular', 'dimmed'), styles.since),
};

interface FunnelSheetProps<Step extends string> {
  /** The subject, shown dimmed. */
  subject: string;
  /** The unit that is counted. */
  unit: string;
  steps: readonly Step[];
  names: Readonly<Record<Step, string>>;
  counts: Readonly<Record<Step, number>>;
  before: Readonly<Record<Step, number>>;
  /**
   * The median wait in seconds of everyone who has reached the step so far; null when it is unknown. `waitsSince` is
   * the day since which waits are measured.
   */
  waits: Readonly<Record<Step, number | null>>;
  waitsSince: string;
}

/** One funnel: each step as a bar, with its figures in the same row. */
export const FunnelSheet = <Step extends string>(props: FunnelSheetProps<Step>) => {
  const { subject, unit, steps, names, counts, before, waits, waitsSince } = props;
  const { t } = useLingui();
  const rows = funnelRows(steps, counts, before);
  const finding = useFinding(rows, names);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Sheet as="section" label={subject} className={styles.sheet}>
      <p className={text('fine', 'dimmed')}>{subject}</p>
      <h2 className={text('body', 'strong')}>{finding}</h2>
      <ScrollRegion label={finding} className={styles.scroll}>
        <table className={looks.table}>
          <caption className={text('spoken')}>{finding}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Paso`}</th>
              <th scope="col" className={styles.barHead}>
                <span className={text('spoken')}>{t`Barra`}</span>
              </th>
              <th scope="col">{unit}</th>
              <th scope="col">{t`Del total`}</th>
              <th scope="col">{t`Del paso anterior`}</th>
              <th scope="col">{t`Cambio, pp`}</th>
              <th scope="col">
                {t`Mediana`}
                <span className={looks.since}>{waitsSince}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.step}
                row={row}
                name={names[row.step]}
                share={row.count / most}
                wait={waits[row.step]}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.some(isFew) && (
        <p className={box({ padY: 8 }, text('fine', 'dimmed'))}>
          <Trans>* Pocos datos para comparar</Trans>
        </p>
      )}
    </Sheet>
  );
};

const isFew = ({ count }: { count: number }): boolean => count < minComparableCount;

const useFinding = <Step extends string>(
  rows: readonly FunnelRow<Step>[],
  names: Readonly<Record<Step, string>>,
): string => {
  const { t } = useLingui();
  const language = useLanguage();
  const weakest = rows.find(({ isWeakest }) => isWeakest);
  if (weakest === undefined || weakest.ofPrevious === null) return t`Pocos datos para comparar`;
  const share = formatRate(weakest.ofPrevious, { language, decimals: 0 });
  const step = names[weakest.step];
  return t`Donde más se pierde: «${step}», con el ${share} del paso anterior`;
};

interface RowProps {
  row: FunnelRow<string>;
  name: string;
  share: number;
  wait: number | null;
}

const Row = ({ row, name, share, wait }: RowProps) => {
  const { t } = useLingui();
  const duration = useDurationText();
  const language = useLanguage();
  const { count, ofAll, ofPrevious, change, isWeakest } = row;
  const rate = (value: number | null): string =>
    value === null ? '–' : formatRate(value, { language });
  const points = change === null ? null : change * 100;
  const sign = points === null || Math.abs(points) < 0.05 ? undefined : points > 0 ? 'up' : 'down';
  return (
    <tr data-weakest={isWeakest || undefined}>
      <th scope="row">{name}</th>
      <td className={styles.barCell}>
        <VisuallyHidden>{rate(share)}</VisuallyHidden>
        <span className={styles.bar} style={{ width: `${(share * 100).toFixed(2)}%` }} />
      </td>
      <td className={text('medium')}>
        {formatNumber(count, { language })}
        {isFew(row) && (
          <abbr className={looks.star} title={t`Pocos datos para comparar`}>
            *
          </abbr>
        )}
      </td>
      <td>{rate(ofAll)}</td>
      <td className={classNames(text('medium'), styles.kept)}>{rate(ofPrevious)}</td>
      <td data-sign={sign}>
        {points === null
          ? '–'
          : `${points > 0 ? '+' : ''}${formatNumber(points, { language, decimals: 1 })}`}
      </td>
      <td className={text('dimmed')}>{wait === null ? '–' : duration(wait * 1_000)}</td>
    </tr>
  );
};
