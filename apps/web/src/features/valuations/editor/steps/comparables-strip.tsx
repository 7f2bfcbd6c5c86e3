import { useLingui } from '@lingui/react/macro';
import { formatMultiple } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../editor-context.ts';
import { useComparableSpread } from '../use-comparable-spread.ts';
import { useDescriptions } from '../use-descriptions.ts';
import styles from './comparables.module.css';

const edge = 4;

/** Each comparable a dot on one axis, with the range that counts; the grid holds the same in figures. */
export const ComparablesStrip = ({ kind }: { kind: MultipleKind }) => {
  const { t } = useLingui();
  const { language } = useEditor();
  const spreadOf = useComparableSpread();
  const { term } = useDescriptions();
  const { values, range } = spreadOf(kind);
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined || range === null) return null;
  const spread = last.value - first.value || 1;
  const place = (value: number): string =>
    `${String(edge + ((value - first.value) / spread) * (100 - 2 * edge))}%`;
  const text = (value: number): string => formatMultiple(value, { language, decimals: 2 });
  const name = term(valuationTerms.multipleKinds[kind]);
  const [count, low, central, high] = [
    values.length,
    text(range.low),
    text(range.central),
    text(range.high),
  ];
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={t`${name} de ${count} comparables: bajo ${low}, central ${central}, alto ${high}`}
    >
      <span className={styles.axis} />
      <span
        className={styles.band}
        style={{ left: place(range.low), right: `calc(100% - ${place(range.high)})` }}
      />
      {values.map((comparable, index) => (
        <span
          // Two comparables may share their name and their figure.
          key={`${comparable.name}-${String(index)}`}
          className={styles.dot}
          style={{ left: place(comparable.value) }}
          title={`${comparable.name} ${text(comparable.value)}`}
        />
      ))}
      <span className={styles.median} style={{ left: place(range.central) }} />
      {[first.value, range.central, last.value].map((value, index) => (
        <span key={String(index)} className={styles.place} style={{ left: place(value) }}>
          {text(value)}
        </span>
      ))}
    </div>
  );
};
