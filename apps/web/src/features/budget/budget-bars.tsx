import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BudgetDocument } from '@valia/domain/budgets/budget-document.ts';
import { type BudgetSums, deviationSources } from '@valia/domain/budgets/budget-sums.ts';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../lib/language.ts';
import bars from './budget-bars.module.css';
import styles from './grid/budget-grid.module.css';
import { allMonths, closedMonthsBorder } from './all-months.ts';
import { monthName, shownDeviation, deviationTone } from './grid/shown-amount.ts';
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

/** The result of each month below its column, and beside them the sources of the deviation. */
export const BudgetBars = (props: BudgetBarsProps) => (
  <div className={`${styles.row} ${bars.bars}`}>
    <BarsIntro {...props} />
    <MonthBars {...props} />
    <DeviationList {...props} />
  </div>
);

/**
 * The same months on screens too narrow for the columns: the finding, then the bars, which are also described as text.
 */
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
  /** Whether all twelve months are shown on a phone: each month by its initial, its figure in whole thousands. */
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
  /** Null for a future month. */
  budgeted: number | null;
  closedMonths: number;
  range: { least: number; most: number };
  isNarrow: boolean;
}

/** The height of a bar's figure, in percent of the height of the bars. */
const figurePercent = 9;

/** From this amount on, figures with a decimal would touch one another on a phone. */
const wholeFrom = 10_000;

const MonthBar = ({ month, value, budgeted, closedMonths, range, isNarrow }: MonthBarProps) => {
  const language = useLanguage();
  const name = monthName(month, language);
  const decimals = isNarrow && Math.max(range.most, -range.least) >= wholeFrom ? 0 : 1;
  const span = range.most - range.least || 1;
  const topOf = (amount: number): number => ((range.most - amount) / span) * 100;
  // When the budget line is so close beyond the bar that it would cross the figure, the figure is placed beyond
  // the line.
  const beyond = budgeted === null ? 0 : (budgeted - value) * (value < 0 ? -1 : 1);
  const isCrossed = beyond > 0 && (beyond / span) * 100 < figurePercent;
  const body = { '--top': topOf(Math.max(value, 0)), '--height': (Math.abs(value) / span) * 100 };
  return (
    <div className={looks.barCell} data-edge={closedMonthsBorder(month, closedMonths)} aria-hidden>
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

/** Rows whose sum is the deviation of the year. */
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
            <dd data-tone={deviationTone(deviation)}>{shown(deviation)}</dd>
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
          <dd data-tone={deviationTone(total)}>{shown(total)}</dd>
        </div>
      </dl>
    </div>
  );
};
