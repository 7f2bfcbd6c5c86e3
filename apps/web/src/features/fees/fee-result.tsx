import { Trans, useLingui } from '@lingui/react/macro';
import { type FeeCalculation, feeCalculation } from '@valia/domain/fees/fee-calculation.ts';
import { feeRequest, type FeeInput } from '@valia/domain/fees/fee-request.ts';
import { feeMoney } from '@valia/i18n/fee-table.ts';
import { feeTerms } from '@valia/i18n/terms/fee-terms.ts';
import { formatMonth, formatMoneyParts, formatRate } from '@valia/i18n/format.ts';
import { Sheet } from '../../components/sheet.tsx';
import { useLanguage } from '../../lib/language.ts';
import styles from './fee-results.module.css';
import { column, text } from '../../components/style/class-names.ts';

/** The fee, followed by the payment schedule. */
export const FeeResult = ({ result, input }: { result: FeeCalculation; input: FeeInput }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { fee, net, credit, invoices, effectiveRate } = result;
  const rate = effectiveRate === null ? null : formatRate(effectiveRate, { language, decimals: 2 });
  const credited = feeMoney(-credit.closing, language);
  const tax = i18n._(feeTerms.taxes[input.tax.kind]);
  const { earnOutMonth } = input;
  return (
    <Sheet as="section" label={t`Honorarios`} className={styles.result}>
      <div className={column({ gap: 4, minWidth: 0, pad: [16, 20] }, styles.main)}>
        <span className={text('small', 'dimmed')}>
          <Trans>Honorarios de éxito</Trans>
        </span>
        <Amount cents={fee.total} isLarge />
        <span className={styles.help}>
          {rate === null ? (
            <Trans>Escribe el precio. Sin impuestos.</Trans>
          ) : (
            <Trans>{rate} del precio total, sin impuestos</Trans>
          )}
        </span>
      </div>
      <Part label={t`Cobras al cierre`} cents={net.closing}>
        {credit.closing === 0n ? '' : t`${credited} ya cobrados`}
      </Part>
      <Part label={t`Con el earn-out`} cents={net.earnOut}>
        {earnOutMonth === null ? '' : formatMonth(`${earnOutMonth}-01`, language)}
      </Part>
      <Part label={t`Factura al cierre`} cents={invoices.closing}>
        {input.tax.kind === 'exempt' || input.tax.kind === 'not-subject' ? tax : t`${tax} incluido`}
      </Part>
    </Sheet>
  );
};

interface FeeInSightProps {
  input: FeeInput;
  isRight: boolean;
}

/** The fee in the bottom bar of a phone. Hidden from screen readers, because the result already contains it. */
export const StickyFee = ({ input, isRight }: FeeInSightProps) => {
  const language = useLanguage();
  if (!isRight) return null;
  const { fee, effectiveRate } = feeCalculation(feeRequest(input));
  const rate = effectiveRate === null ? null : formatRate(effectiveRate, { language, decimals: 2 });
  return (
    <div className={styles.inSight} aria-hidden>
      <Amount cents={fee.total} />
      {rate !== null && (
        <span className={styles.help}>
          <Trans>{rate} del precio</Trans>
        </span>
      )}
    </div>
  );
};

const Part = ({ label, cents, children }: { label: string; cents: bigint; children: string }) => (
  <div className={column({ gap: 4, minWidth: 0, pad: [16, 20], borderLeft: 'plain' }, styles.part)}>
    <span className={text('small', 'dimmed')}>{label}</span>
    <Amount cents={cents} />
    <span className={styles.help}>{children}</span>
  </div>
);

const Amount = ({ cents, isLarge = false }: { cents: bigint; isLarge?: boolean }) => {
  const { sign, amount, symbol, symbolFirst } = formatMoneyParts(Number(cents) / 100, {
    language: useLanguage(),
    decimals: cents % 100n === 0n ? 0 : 2,
  });
  const currencySign = <span className={styles.sign}>{symbol}</span>;
  return (
    <span className={styles.amount} data-large={isLarge || undefined}>
      {sign}
      {symbolFirst && currencySign}
      {amount}
      {!symbolFirst && <> {currencySign}</>}
    </span>
  );
};
