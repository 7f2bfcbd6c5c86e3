import { Trans, useLingui } from '@lingui/react/macro';
import { type ComparedFee, compareFees } from '@valia/domain/fees/compare-fees.ts';
import { scaleOfConvention } from '@valia/domain/fees/fee-convention.ts';
import { feeRequest, type FeeInput, ownScalesOf } from '@valia/domain/fees/fee-request.ts';
import { describeScale, feeMoney } from '@valia/i18n/fee-table.ts';
import { feeTerms } from '@valia/i18n/terms/fee-terms.ts';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import type { CSSProperties } from 'react';
import { Sheet } from '../../components/sheet.tsx';
import { useLanguage } from '../../lib/language.ts';
import styles from './fee-results.module.css';
import { box, text } from '../../components/style/class-names.ts';

/**
 * Every fee convention on one axis, the most expensive first, with the limits as lines: the chart and its figures share
 * rows.
 */
export const FeeComparison = ({ input }: { input: FeeInput }) => {
  const { t } = useLingui();
  const compared = compareFees(feeRequest(input), ownScalesOf(input));
  const most = compared.reduce(
    (highest, { feeCents, discountedCents }) =>
      [highest, feeCents, discountedCents].reduce((one, other) => (one > other ? one : other)),
    BigInt(input.capCents ?? 0),
  );
  const place = (cents: bigint | number): number =>
    most === 0n ? 0 : (Number(cents) / Number(most)) * 100;
  return (
    <Sheet as="section" label={t`Convenciones comparadas`}>
      <Title input={input} compared={compared} />
      <table className={box({ width: 'full', collapse: true }, text('body'), styles.compared)}>
        <thead>
          <tr>
            <th>
              <Trans>Convención</Trans>
            </th>
            <th className={styles.axis}>
              <Axis input={input} place={place} />
            </th>
            <th data-align="end">
              <Trans>Con descuento</Trans>
            </th>
            <th>
              <Trans>Límite</Trans>
            </th>
            <th data-align="end">
              <Trans>Honorarios, €</Trans>
            </th>
            <th data-align="end">
              <Trans>Efectivo</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {compared.map((one) => (
            <ComparedRow key={one.convention} one={one} input={input} place={place} />
          ))}
        </tbody>
      </table>
      {(input.minimumCents !== null || input.capCents !== null) && (
        <p className={styles.legend}>
          <Trans>Tramado: sube al mínimo. Discontinuo: pasa del tope.</Trans>
        </p>
      )}
    </Sheet>
  );
};

const useOrdinal = () => {
  const { t } = useLingui();
  return (place: number): string =>
    [t`la más cara`, t`la segunda`, t`la tercera`, t`la cuarta`, t`la quinta`, t`la sexta`][
      place
    ] ?? t`la más barata`;
};

interface TitleProps {
  input: FeeInput;
  compared: readonly ComparedFee[];
}

/** The title, which states the finding. */
const Title = ({ input, compared }: TitleProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const ordinal = useOrdinal();
  const place = compared.findIndex(({ convention }) => convention === input.convention);
  const last = compared.length - 1;
  const name = i18n._(feeTerms.conventions[input.convention]);
  const limited = compared.filter(({ limit }) => limit !== null).length;
  const price = feeMoney(BigInt(input.closingCents + input.earnOutCents), language);
  const count = formatNumber(compared.length, { language });
  const rank = place === last ? t`la más barata` : ordinal(place);
  return (
    <div className={styles.finding}>
      <h2>
        {limited === 0
          ? t`${name} es ${rank} de ${count}; ningún límite actúa`
          : t`${name} es ${rank} de ${count}; el mínimo o el tope actúan en ${limited}`}
      </h2>
      <p className={styles.help}>
        <Trans>Por {price} y con las mismas condiciones.</Trans>
      </p>
    </div>
  );
};

interface PlaceProps {
  input: FeeInput;
  /** The position on the axis, in percent. */
  place: (cents: bigint | number) => number;
}

const Axis = ({ input: { minimumCents, capCents }, place }: PlaceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const thousands = (cents: number): string =>
    formatNumber(Math.round(cents / 100_000), { language });
  const minimum = thousands(minimumCents ?? 0);
  const cap = thousands(capCents ?? 0);
  const marks = [
    ...(minimumCents === null ? [] : [{ at: place(minimumCents), text: t`mín. ${minimum}` }]),
    ...(capCents === null ? [] : [{ at: place(capCents), text: t`tope ${cap}` }]),
  ];
  return (
    <span className={box({ position: 'relative', display: 'block', height: 16 }, styles.ticks)}>
      <span>0</span>
      {marks.map(({ at, text }) => (
        <span key={text} style={{ insetInlineStart: `${at}%` }}>
          {text}
        </span>
      ))}
    </span>
  );
};

const ComparedRow = ({ one, input, place }: PlaceProps & { one: ComparedFee }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { convention, discountedCents, feeCents, limit, effectiveRate } = one;
  const isChosen = convention === input.convention;
  const scale = scaleOfConvention(convention, ownScalesOf(input)) ?? [];
  const limitTexts = { minimum: t`mínimo`, cap: t`tope` };
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        {i18n._(feeTerms.conventions[convention])}{' '}
        <span className={styles.help}>{describeScale(scale, language)}</span>
        {isChosen && (
          <span className={styles.yours}>
            <Trans>tu tarifa</Trans>
          </span>
        )}
      </th>
      <td className={styles.axis}>
        <Bar one={one} input={input} place={place} />
      </td>
      <td data-align="end" data-dim>
        {feeMoney(discountedCents, language)}
      </td>
      <td data-dim>{limit === null ? '–' : limitTexts[limit]}</td>
      <td data-align="end" data-total>
        {feeMoney(feeCents, language)}
      </td>
      <td data-align="end">
        {effectiveRate === null ? '–' : formatRate(effectiveRate, { language, decimals: 2 })}
      </td>
    </tr>
  );
};

const Bar = ({ one, input, place }: PlaceProps & { one: ComparedFee }) => {
  const { discountedCents, feeCents } = one;
  const lower = discountedCents < feeCents ? discountedCents : feeCents;
  const upper = discountedCents > feeCents ? discountedCents : feeCents;
  const at = (cents: bigint | number): CSSProperties => ({ insetInlineStart: `${place(cents)}%` });
  return (
    <span className={box({ display: 'block', height: 20 }, styles.bar)} aria-hidden>
      <span className={styles.solid} style={{ width: `${place(lower)}%` }} />
      {lower !== upper && (
        <span
          className={styles.limited}
          data-limit={one.limit ?? undefined}
          style={{ ...at(lower), width: `${place(upper) - place(lower)}%` }}
        />
      )}
      {input.minimumCents !== null && (
        <span className={styles.line} style={at(input.minimumCents)} />
      )}
      {input.capCents !== null && <span className={styles.line} style={at(input.capCents)} />}
    </span>
  );
};
