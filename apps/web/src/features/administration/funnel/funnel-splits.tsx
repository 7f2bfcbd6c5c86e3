import { useLingui } from '@lingui/react/macro';
import type { Funnel } from '@valia/domain/tracking/funnel-schemas.ts';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './funnel.module.css';
import { box, classNames, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  table: box({ width: 'full', collapse: true }, text('size-13', 'tabular'), styles.table),
};

/** The adviser funnel by source of the visits, and the lead funnel by adviser. */
export const FunnelSplits = ({ funnel }: { funnel: Funnel }) => {
  const { t } = useLingui();
  return (
    <div className={stack({ gap: 16 }, styles.splits)}>
      <Split
        title={t`Asesores por origen`}
        head={[t`Origen`, t`Visitas`, t`Registros`, t`Completan`, t`Tasa`]}
        rows={funnel.bySource.map(({ source, visits, registered, completed }) => ({
          key: source,
          name: source === 'direct' ? t`Directo` : source,
          counts: [visits, registered, completed],
          share: visits === 0 ? null : completed / visits,
        }))}
      />
      <Split
        title={t`Leads por asesor`}
        head={[t`Asesor`, t`Asignados`, t`Contactados`, t`Cualificados`, t`Ganados`, t`Tasa`]}
        rows={funnel.byAdviser.map(({ userId, name, assigned, contacted, qualified, won }) => ({
          key: userId,
          name,
          counts: [assigned, contacted, qualified, won],
          share: assigned === 0 ? null : won / assigned,
        }))}
      />
    </div>
  );
};

interface SplitProps {
  title: string;
  head: readonly string[];
  rows: readonly {
    key: string;
    name: ReactNode;
    counts: readonly number[];
    share: number | null;
  }[];
}

const Split = ({ title, head, rows }: SplitProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Sheet as="section" label={title} className={styles.sheet}>
      <h2 className={text('body', 'strong')}>{title}</h2>
      {rows.length === 0 ? (
        <p className={text('fine', 'dimmed')}>{t`Sin datos en este periodo.`}</p>
      ) : (
        <ScrollRegion label={title} className={styles.scroll}>
          <table className={looks.table}>
            <caption className={text('spoken')}>{title}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, counts, share }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {counts.map((count, place) => (
                    <td key={head[place + 1]}>{formatNumber(count, { language })}</td>
                  ))}
                  <td className={classNames(text('medium'), styles.kept)}>
                    {share === null ? '–' : formatRate(share, { language })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Sheet>
  );
};
