import { Trans, useLingui } from '@lingui/react/macro';
import type { Check } from '@valia/domain/accounts-intake/accounts-intake.ts';
import { pastedTargets } from '@valia/domain/pasted-accounts/pasted-target.ts';
import { ScrollRegion } from '../../../../../../components/scroll-region.tsx';
import { box, column, text } from '../../../../../../components/style/class-names.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { formatPlainNumber } from '../../../values/format-field-value.ts';
import styles from './accounts-paste.module.css';
import { useOutcomeTexts } from './outcome-texts.ts';
import type { TargetOption } from './target-select.tsx';
import type { PastedReading } from './use-pasted-reading.ts';
import { useQuestionTexts } from './use-question-texts.ts';

interface ResultProps {
  reading: PastedReading;
  labels: readonly TargetOption[];
}

/** The rows of the accounts with what the document gives them, by year, in euros. */
export const AccountsSums = ({ reading, labels }: ResultProps) => {
  const { t } = useLingui();
  const { language, document } = useEditor();
  const { years, lines } = reading.sums;
  const known = new Set(document.accounts.years.map(({ year }) => year));
  const filled = pastedTargets.filter((target) => lines[target] !== undefined);
  if (filled.length === 0) return null;
  return (
    <section className={column({ gap: 8 })}>
      <h3 className={text('size-14', 'line-24', 'strong')}>
        <Trans>En qué se convierte</Trans>
      </h3>
      <ScrollRegion label={t`En qué se convierte`} className={styles.sums}>
        <table className={box({ width: 'full', collapse: true }, text('small'), styles.table)}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Partida</Trans>
              </th>
              {years.map((year) => (
                <th key={year} scope="col" className={styles.figure}>
                  {known.has(year) ? year : t`${year}: no se usa`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filled.map((target) => (
              <tr key={target}>
                <th scope="row">{labels.find((one) => one.target === target)?.label}</th>
                {years.map((year) => {
                  const amount = lines[target]?.[year];
                  return (
                    <td key={year} className={styles.figure}>
                      {amount === undefined ? '–' : formatPlainNumber(amount, 'money', language)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
};

const DifferenceView = ({ check }: { check: Check }) => {
  const { identities } = useOutcomeTexts();
  const { money } = useQuestionTexts();
  const name = check.subject === '' ? identities[check.identity] : check.subject;
  const [expected, found] = [money(check.expected), money(check.found)];
  const difference = money(check.found - check.expected);
  const causes = check.causes.join(', ');
  return (
    <li>
      <b>
        {name} {check.year}
      </b>
      {': '}
      <Trans>
        {expected} en el documento, {found} leídos. Diferencia: {difference}.
      </Trans>
      {causes !== '' && (
        <>
          {' '}
          <Trans>Puede venir de: {causes}.</Trans>
        </>
      )}
    </li>
  );
};

/** Whether what was read adds up to what the document prints. */
export const AccountsChecks = ({ reading }: Pick<ResultProps, 'reading'>) => {
  const { checks } = reading.intake;
  const failed = checks.filter(({ holds }) => !holds);
  const [count, differences] = [checks.length, failed.length];
  if (count === 0) return null;
  if (differences === 0)
    return (
      <p className={styles.holds}>
        <Trans>Cuadra con el documento. Comprobaciones: {count}</Trans>
      </p>
    );
  return (
    <section className={styles.differs}>
      <h3 className={text('size-14', 'line-24', 'strong')}>
        <Trans>No cuadra con el documento</Trans>
      </h3>
      <ul>
        {failed.slice(0, mostDifferences).map((check, place) => (
          <DifferenceView key={place} check={check} />
        ))}
      </ul>
      {differences > mostDifferences && (
        <p>
          <Trans>Diferencias en total: {differences}</Trans>
        </p>
      )}
    </section>
  );
};

const mostDifferences = 8;
