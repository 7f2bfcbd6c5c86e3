import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import {
  type AssumedFigure,
  assumedFigures,
  confirmAssumption,
} from '@valia/domain/valuation-progress/assumptions.ts';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { fieldKind } from '../values/field-kind.ts';
import { formatPlainNumber } from '../values/format-field-value.ts';
import styles from './reviews.module.css';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { box, text } from '../../../../components/style/class-names.ts';

const looks = { reviewSource: text('small', 'dimmed') };

const AssumptionItem = ({ path, value, note }: AssumedFigure) => {
  const { t } = useLingui();
  const { language, readOnly, change } = useEditor();
  const { goToField } = useEditorNavigation();
  const { field, source } = useDescriptions();
  const name = field(path);
  const figure = formatPlainNumber(value, fieldKind(path), language);
  const text = source(note);
  return (
    <li className={styles.review}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <div className={box({ flex: 1, minWidth: 0 })}>
        <p>
          {name}: {figure}
        </p>
        <p className={looks.reviewSource}>{text}</p>
      </div>
      <button
        type="button"
        className={styles.link}
        aria-label={t`Ver ${name}`}
        onClick={() => goToField(path)}
      >
        <Trans>Ver</Trans>
      </button>
      {!readOnly && (
        <button
          type="button"
          className={styles.link}
          aria-label={t`Confirmar ${name}`}
          onClick={() => change(path, (before) => confirmAssumption(before, path))}
        >
          <Trans>Confirmar</Trans>
        </button>
      )}
    </li>
  );
};

/** Each figure that the product assumed, with its source, a link to it, and a button that confirms it. */
export const AssumptionItems = () => {
  const { document } = useEditor();
  return assumedFigures(document).map((assumed) => (
    <AssumptionItem key={assumed.path} {...assumed} />
  ));
};
