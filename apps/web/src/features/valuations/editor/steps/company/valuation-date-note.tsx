import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { partialYear } from '@valia/domain/valuation-years/partial-year.ts';
import { formatDate, formatRate } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import { box, text } from '../../../../../components/style/class-names.ts';

/** The effect on the flows of a date after the close of the base year, shown as soon as it is typed. */
const DiscountedFrom = () => {
  const { document, outcome, frozenBy, language } = useEditor();
  const partial = partialYear(document);
  // An earlier engine ignored the date, or used it without reporting it.
  if (frozenBy !== null && outcome.figures[figureId.stubFraction()] === undefined) return null;
  if (partial === null || document.valuationDate === null || document.method === 'multiples')
    return null;
  const { year, left, whole } = partial;
  const day = formatDate(document.valuationDate, language);
  const share = formatRate(left / whole, { language });
  return (
    <p className={box({ marginTop: 4 }, text('small', 'dimmed'))} role="status">
      <Trans>
        Los flujos se descuentan desde el {day}: del flujo de {year} cuentan {left} de {whole} días,
        el {share}.
      </Trans>
    </p>
  );
};

/** Beside the valuation date: the date from which flows are counted, and the balance sheet that it requires. */
export const ValuationDateNote = () => {
  const { outcome } = useEditor();
  const { goToField } = useEditorNavigation();
  const asksForBalance = outcome.issues.some(({ code }) => code === 'balance-of-another-date');
  // Only warnings, because the field itself shows errors.
  const codes = outcome.issues
    .filter(({ severity }) => severity === 'warning')
    .map(({ code }) => code)
    .filter((code) => code === 'base-year-too-old' || code === 'balance-of-another-date');
  return (
    <div className={`${styles.wide} ${styles.dateNote}`}>
      <DiscountedFrom />
      <StepWarnings codes={codes} />
      {asksForBalance && (
        <Button variant="default" size="compact-sm" onClick={() => goToField('balanceDate')}>
          <Trans>Ir al balance</Trans>
        </Button>
      )}
    </div>
  );
};
