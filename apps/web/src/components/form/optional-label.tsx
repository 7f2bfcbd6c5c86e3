import { Trans } from '@lingui/react/macro';
import styles from './optional-label.module.css';
import { classNames, row, text } from '../style/class-names.ts';

const looks = {
  row: row({ inline: true, gap: 8, align: 'baseline', justify: 'between' }, styles.row),
  optional: classNames(text('size-13', 'regular', 'dimmed'), styles.optional),
};

/** A field's label with the note at its right that the field may stay empty. */
export const OptionalLabel = ({ text }: { text: string }) => (
  <span className={looks.row}>
    {text}
    <span className={looks.optional}>
      <Trans>Opcional</Trans>
    </span>
  </span>
);
