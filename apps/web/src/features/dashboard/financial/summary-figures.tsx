import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Dashboard, DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { formatMoney, formatMultiple, formatNumber } from '@valia/i18n/format.ts';
import { formatShortRange } from '@valia/i18n/format-scaled-money.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { FigureLabel } from '../cards/figure-label.tsx';
import styles from './summary-figures.module.css';
import { box, column, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  figure: column({ align: 'start', background: 'surface' }, styles.figure),
  value: box({ padY: 2 }, text('tight', 'tabular', 'undecorated', 'nowrap'), styles.value),
  note: box({ marginTop: 2 }, text('fine', 'dimmed')),
};

interface SummaryFiguresProps {
  view: DashboardViewOf<'financial'>;
  dashboard: Dashboard;
}

interface SummaryFigure {
  name: string;
  meaning: string;
  text: string;
  note: string;
}

/** From this amount on, a range only fits its cell in millions. */
const mostInFull = 100_000_000;

/** The amounts of the completed valuations: sum, average, lowest and highest. */
const useAmounts = ({ view, dashboard }: SummaryFiguresProps): SummaryFigure[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const { totalAmount, averageAmount, completedInEuros } = dashboard;
  const { lowest, highest } = view;
  const money = (value: number | null) => (value === null ? '–' : formatMoney(value, { language }));
  const counted = t`${plural(completedInEuros, { one: '# completada', many: '# de completadas', other: '# completadas' })}`;
  return [
    {
      name: t`Importe total`,
      meaning: t`Suma del valor central del capital de tus valoraciones completadas en euros, sin las archivadas.`,
      text: money(totalAmount),
      note: counted,
    },
    {
      name: t`Valor medio`,
      meaning: t`El importe total entre el número de valoraciones completadas en euros.`,
      text: money(averageAmount),
      note: counted,
    },
    {
      name: t`Rango de valor`,
      meaning: t`Del valor mínimo más bajo al valor máximo más alto de las completadas en euros.`,
      text:
        lowest === null || highest === null
          ? '–'
          : Math.max(-lowest, highest) < mostInFull
            ? `${money(lowest)} – ${money(highest)}`
            : formatShortRange(lowest, highest, { language, currency: 'EUR' }),
      note: t`del mínimo menor al máximo mayor`,
    },
  ];
};

/** The other figures of the completed valuations: EBITDA, multiple, count. */
const useRatios = ({ view, dashboard }: SummaryFiguresProps): SummaryFigure[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const { completedInEuros, byStatus } = dashboard;
  const { averageEbitda, ebitdaCount, averageMultiple, weightedMultiple } = view;
  const multiple = (value: number | null) =>
    value === null ? '–' : formatMultiple(value, { language, decimals: 2 });
  const count = (value: number) => formatNumber(value, { language });
  const all = count(byStatus.draft + byStatus.in_progress + byStatus.completed);
  const others = byStatus.completed - completedInEuros;
  const [weighted, otherCurrencies] = [multiple(weightedMultiple), count(others)];
  return [
    {
      name: t`EBITDA medio`,
      meaning: t`Media del EBITDA normalizado de las completadas en euros que lo tienen.`,
      text: averageEbitda === null ? '–' : formatMoney(averageEbitda, { language }),
      note: t`${plural(ebitdaCount, { one: 'de # empresa', many: 'de # de empresas', other: 'de # empresas' })}`,
    },
    {
      name: t`Múltiplo medio`,
      meaning: t`Media simple del múltiplo EV/EBITDA implícito. El ponderado es la suma de valores de empresa entre la suma de EBITDA.`,
      text: multiple(averageMultiple),
      note: t`ponderado ${weighted}`,
    },
    {
      name: t`Valoraciones`,
      meaning: t`Tus valoraciones completadas, de todas las que no están archivadas.`,
      text: count(byStatus.completed),
      note: others > 0 ? t`de ${all}; ${otherCurrencies} en otra moneda` : t`de ${all}`,
    },
  ];
};

/** The six figures of the financial summary; "–" when nothing is completed yet. */
export const SummaryFigures = (props: SummaryFiguresProps) => {
  const { t } = useLingui();
  const figures = [...useAmounts(props), ...useRatios(props)];
  return (
    <Sheet as="section" label={t`Cifras del resumen`} className={stack({ gap: 1 }, styles.figures)}>
      {figures.map(({ name, meaning, text, note }) => (
        <div key={name} className={looks.figure}>
          <FigureLabel text={name} meaning={meaning} />
          <Link
            to="/valuations"
            search={{ status: 'completed', sort: 'equityCentral', direction: 'desc' }}
            className={looks.value}
          >
            {text}
          </Link>
          <p className={looks.note}>{note}</p>
        </div>
      ))}
    </Sheet>
  );
};
