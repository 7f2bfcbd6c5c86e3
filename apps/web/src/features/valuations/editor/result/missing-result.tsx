import { Plural, Trans } from '@lingui/react/macro';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import styles from './result.module.css';
import { column, text } from '../../../../components/style/class-names.ts';

const mostListed = 5;

/** The reasons why there is no value yet: what is missing or wrong, each with a link to its field. */
export const MissingResult = () => {
  const { outcome } = useEditor();
  const { goToField } = useEditorNavigation();
  const { issue: textOf } = useDescriptions();
  const stopping = outcome.issues.filter(({ severity }) => severity !== 'warning');
  const more = stopping.length - mostListed;
  return (
    <section className={column({ gap: 4 })}>
      <h2 className={text('body', 'strong')}>
        <Trans>Para tener un valor</Trans>
      </h2>
      <ul>
        {stopping.slice(0, mostListed).map((issue) => (
          <li key={`${issue.code}-${issue.field}`}>
            <button
              type="button"
              className={styles.missingItem}
              onClick={() => goToField(issue.field)}
            >
              {textOf(issue)}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={text('fine', 'dimmed')}>
          <Plural value={more} one="Y # dato más." other="Y # datos más." />
        </p>
      )}
    </section>
  );
};
