import { useLingui } from '@lingui/react/macro';
import { formatMultiple } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useComparableSpread } from './use-comparable-spread.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { DrawnLabel } from '../../../../../components/drawing/drawn-label.tsx';
import { placeLabelsInOrder } from '../../../../../components/drawing/place-labels-in-order.ts';
import { textWidth } from '../../../../../components/drawing/text-width.ts';
import { useDrawingWidth } from '../../../../../components/drawing/use-drawing-width.ts';
import styles from './comparables.module.css';
import { box, text as textClass } from '../../../../../components/style/class-names.ts';

const edge = 16;

interface PlacesProps {
  width: number;
  main: string;
  /** The marks from left to right: the two ends of the axis, and between them the multiple in use. */
  marks: readonly { at: number; text: string }[];
}

const Places = ({ width, main, marks }: PlacesProps) => {
  const labels = marks.map(({ at, text }) => {
    const own = textWidth(text);
    return { text, width: own, wanted: at - own / 2 };
  });
  const places = placeLabelsInOrder(labels, {
    main: labels.findIndex(({ text }) => text === main),
    width,
  });
  return (
    <div className={box({ height: 16 }, textClass('dimmed'), styles.places)}>
      {labels.map((label, index) => (
        <DrawnLabel
          key={String(index)}
          at={places?.[index] ?? null}
          width={label.width}
          align="center"
        >
          {label.text}
        </DrawnLabel>
      ))}
    </div>
  );
};

/** The positions of the comparables, their range and its middle, from left to right. */
const useStripScale = (values: readonly { value: number }[]) => {
  const { ref, width } = useDrawingWidth<HTMLDivElement>();
  const [first, last] = [values[0]?.value ?? 0, values.at(-1)?.value ?? 0];
  const spread = last - first || 1;
  const place = (value: number): number => edge + ((value - first) / spread) * (width - 2 * edge);
  return { ref, width, first, last, place };
};

/** Each comparable as a dot on one axis, with the range in use; the grid contains the same data as figures. */
export const ComparablesStrip = ({ kind }: { kind: MultipleKind }) => {
  const { t } = useLingui();
  const { language } = useEditor();
  const spreadOf = useComparableSpread();
  const { term } = useDescriptions();
  const { values, range } = spreadOf(kind);
  const { ref, width, first, last, place } = useStripScale(values);
  if (values.length === 0 || range === null) return null;
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
      ref={ref}
      className={styles.strip}
      role="img"
      aria-label={t`${name} de ${count} comparables: bajo ${low}, central ${central}, alto ${high}`}
    >
      <span className={styles.axis} />
      <span
        className={styles.band}
        style={{ left: place(range.low), width: place(range.high) - place(range.low) }}
      />
      {values.map((comparable, index) => (
        <span
          // The key includes the index, because two comparables may have the same name and figure.
          key={`${comparable.name}-${String(index)}`}
          className={styles.dot}
          style={{ left: place(comparable.value) }}
          title={`${comparable.name} ${text(comparable.value)}`}
        />
      ))}
      <span className={styles.median} style={{ left: place(range.central) }} />
      <Places
        width={width}
        main={central}
        marks={[first, range.central, last]
          .map((value) => ({ at: place(value), text: text(value) }))
          .filter((mark, index) => index === 1 || mark.text !== central)}
      />
    </div>
  );
};
