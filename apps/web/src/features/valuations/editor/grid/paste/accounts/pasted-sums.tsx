import { Trans } from '@lingui/react/macro';
import type { PastedAccounts } from '@valia/domain/pasted-accounts/pasted-row.ts';
import { pastedTargets } from '@valia/domain/pasted-accounts/pasted-target.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { formatPlainNumber } from '../../../values/format-field-value.ts';
import type { GridRow } from '../../grid-model.ts';
import styles from './accounts-paste.module.css';
import { box, classNames, text } from '../../../../../../components/style/class-names.ts';

const looks = { sum: box({ display: 'inline-block', marginLeft: 8 }, text('dimmed', 'tabular')) };

interface PastedSumsProps {
  accounts: PastedAccounts;
  years: readonly (number | null)[];
  rows: readonly GridRow[];
}

/** The lines of the accounts that are the sum of several pasted rows. */
export const PastedSums = ({ accounts, years, rows }: PastedSumsProps) => {
  const { language } = useEditor();
  const sums = pastedTargets.flatMap((target) => {
    const parts = accounts.rows.filter(
      ({ verdict }) => verdict.kind === 'line' && verdict.target === target,
    );
    return parts.length < 2 ? [] : [{ target, parts, amounts: accounts.lines[target] ?? [] }];
  });
  if (sums.length === 0) return null;
  return (
    <section>
      <h3 className={text('size-14', 'line-24', 'strong')}>
        <Trans>Se suman</Trans>
      </h3>
      <ul className={classNames(text('small'), styles.sums)}>
        {sums.map(({ target, parts, amounts }) => (
          <li key={target}>
            <b>{rows.find(({ key }) => key === target)?.label}</b>
            {': '}
            {parts.map(({ label }) => label).join(' + ')}
            {amounts.map((amount, column) =>
              amount === null || years[column] == null ? null : (
                <span key={column} className={looks.sum}>
                  {years[column]}: {formatPlainNumber(amount, 'money', language)}
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
