import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BudgetDocument } from '@valia/domain/budgets/budget-document.ts';
import { type BudgetSums, deviationSources } from '@valia/domain/budgets/budget-sums.ts';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../lib/language.ts';
import bars from './budget-bars.module.css';
import styles from './grid/budget-grid.module.css';
import { allMonths, edgeOf } from './all-months.ts';
import { monthName, shownDeviation, toneOf } from './grid/shown-amount.ts';
import { box, classNames, row, text } from '../../components/style/class-names.ts';

const looks = {
  barCell: box({ minWidth: 0 }, bars.barCell),
  month: classNames(text('fine', 'dimmed', 'center'), bars.month),
  source: row({ gap: 8, justify: 'between', pad: [5, 0], borderBottom: 'plain' }, bars.source),
};

interface BarStyle extends CSSProperties {
  '--top'?: number;
  '--height'?: number;
  '--at'?: number;
}

const place = (style: BarStyle): BarStyle => style;

interface BudgetBarsProps {
  document: BudgetDocument;
  sums: BudgetSums;
}

/** The result of each month below its column, and beside them where the deviation comes from. */
export const BudgetBars = (props: BudgetBarsProps) => (
  <div className={`${styles.row} ${bars.bars}`}>
    <BarsIntro {...props} />
    <MonthBars {...props} />
    <DeviationList {...props} />
  </div>
);

/** The same months where the columns have no room: what was found, then the bars, told as a text too. */
export const BudgetBarsCard = (props: BudgetBarsProps) => {
  const language = useLanguage();
  const told = allMonths
    .map((month) => {
      const amount = formatMoney(props.sums.result.months[month] ?? 0, { language });
      return `${monthName(month, language)} ${amount}`;
    })
    .join('; ');
  return (
    <div className={bars.narrow}>
      <BarsIntro {...props} />
      <div className={bars.narrowBars} role="img" aria-label={told}>
        <MonthBars {...props} isNarrow />
      </div>
    </div>
  );
};

const BarsIntro = ({ document: { closedMonths }, sums }: BudgetBarsProps) => {
  const { t } = useLingui();
  const good = sums.deviations.filter((value) => value !== null && value >= 0).length;
  const finding =
    closedMonths === 0
      ? t`Ningún mes cerrado todavía.`
      : t`${plural(closedMonths, { one: `${good} de 1 mes cerrado iguala o supera el presupuesto.`, many: `${good} de # de meses cerrados igualan o superan el presupuesto.`, other: `${good} de # meses cerrados igualan o superan el presupuesto.` })}`;
  return (
    <div className={bars.intro}>
      <h2>
        <Trans>Resultado por mes</Trans>
      </h2>
      <p>{finding}</p>
      <BarKey />
    </div>
  );
};

interface MonthBarsProps extends BudgetBarsProps {
  /** All twelve on a phone: a month by its initial, its figure in whole thousands. */
  isNarrow?: boolean;
}

const MonthBars = ({ document: { closedMonths }, sums, isNarrow = false }: MonthBarsProps) => {
  const { months, budgetMonths } = sums.result;
  const all = [...months, ...budgetMonths.slice(0, closedMonths), 0];
  const range = { least: Math.min(...all), most: Math.max(...all) };
  return allMonths.map((month) => (
    <MonthBar
      key={month}
      month={month}
      value={months[month] ?? 0}
      budgeted={month < closedMonths ? (budgetMonths[month] ?? 0) : null}
      closedMonths={closedMonths}
      range={range}
      isNarrow={isNarrow}
    />
  ));
};

interface MonthBarProps {
  month: number;
  value: number;
  /** Null for a month to come. */
  budgeted: number | null;
  closedMonths: number;
  range: { least: number; most: number };
  isNarrow: boolean;
}

/** Of the height of the bars: what the figure beside a bar takes. */
const figurePercent = 9;

/** From here on, figures with a decimal touch one another on a phone. */
const wholeFrom = 10_000;

const MonthBar = ({ month, value, budgeted, closedMonths, range, isNarrow }: MonthBarProps) => {
  const language = useLanguage();
  const name = monthName(month, language);
  const decimals = isNarrow && Math.max(range.most, -range.least) >= wholeFrom ? 0 : 1;
  const span = range.most - range.least || 1;
  const topOf = (amount: number): number => ((range.most - amount) / span) * 100;
  // A budget so close beyond the bar that its line would run through the figure has the figure beyond it.
  const beyond = budgeted === null ? 0 : (budgeted - value) * (value < 0 ? -1 : 1);
  const isCrossed = beyond > 0 && (beyond / span) * 100 < figurePercent;
  const body = { '--top': topOf(Math.max(value, 0)), '--height': (Math.abs(value) / span) * 100 };
  return (
    <div className={looks.barCell} data-edge={edgeOf(month, closedMonths)} aria-hidden>
      <div className={bars.bar}>
        <span className={bars.zero} style={place({ '--at': topOf(0) })} />
        <span
          className={bars.body}
          data-is={budgeted === null ? 'ahead' : 'closed'}
          style={place(body)}
        />
        {budgeted !== null && (
          <span className={bars.tick} style={place({ '--at': topOf(budgeted) })} />
        )}
        <span
          className={bars.figure}
          data-below={value < 0 || undefined}
          style={place({ '--at': topOf(isCrossed ? (budgeted ?? value) : value) })}
        >
          {value === 0 ? '–' : formatNumber(value / 1000, { language, decimals })}
        </span>
      </div>
      <div className={looks.month} data-next={month === closedMonths || undefined}>
        {isNarrow ? name.charAt(0).toUpperCase() : name}
      </div>
    </div>
  );
};

const BarKey = () => (
  <>
    <span className={row({ gap: 8, align: 'center' }, text('size-12', 'line-18', 'dimmed'))}>
      <span className={bars.swatch} />
      <Trans>real, miles de €</Trans>
    </span>
    <span className={row({ gap: 8, align: 'center' }, text('size-12', 'line-18', 'dimmed'))}>
      <span className={bars.swatch} data-is="budget" />
      <Trans>presupuesto</Trans>
    </span>
    <span className={row({ gap: 8, align: 'center' }, text('size-12', 'line-18', 'dimmed'))}>
      <span className={bars.swatch} data-is="ahead" />
      <Trans>por venir</Trans>
    </span>
  </>
);

/** Lines that add up to the deviation of the year. */
export const DeviationList = ({ document, sums }: BudgetBarsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { named, others, total } = deviationSources(document, sums);
  const shown = (value: number): string => shownDeviation(value, language) || '–';
  const count = others?.count ?? 0;
  return (
    <div className={bars.sources}>
      <h2>
        <Trans>De dónde viene</Trans>
      </h2>
      <dl>
        {named.map(({ label, deviation }) => (
          <div key={label} className={looks.source}>
            <dt>{label}</dt>
            <dd data-tone={toneOf(deviation)}>{shown(deviation)}</dd>
          </div>
        ))}
        {others !== null && (
          <div className={looks.source} data-rest>
            <dt>{t`${plural(count, { one: 'La otra partida', many: 'Las otras #', other: 'Las otras #' })}`}</dt>
            <dd>{shown(others.deviation)}</dd>
          </div>
        )}
        <div className={looks.source} data-total>
          <dt>
            <Trans>Resultado del año</Trans>
          </dt>
          <dd data-tone={toneOf(total)}>{shown(total)}</dd>
        </div>
      </dl>
    </div>
  );
};
