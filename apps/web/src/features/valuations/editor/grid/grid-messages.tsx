import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import type { GridRow } from './grid-model.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import styles from './grid-messages.module.css';
import { gridMessageId } from './grid-message-id.ts';
import { box, column, text } from '../../../../components/style/class-names.ts';

const looks = {
  messages: column({ borderBottom: 'plain' }, styles.messages),
  link: box(
    { minHeight: 24, pad: [0, 4], border: 'none', background: 'none', cursor: 'pointer' },
    text('small-600', 'same-colour', 'underlined', 'offset-3'),
  ),
};

interface GridMessagesProps {
  id: string;
  rows: GridRow[];
}

/** The errors in the grid, each with a link to its cell; each is announced separately when it appears. */
export const GridMessages = ({ id, rows }: GridMessagesProps) => {
  const { refused, serverIssues } = useEditor();
  const { goToField } = useEditorNavigation();
  const descriptions = useDescriptions();
  const messages = rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ path }) => {
      const issue = path === null ? undefined : (refused[path]?.issue ?? serverIssues[path]);
      return path === null || issue === undefined
        ? []
        : [{ path, message: descriptions.refusal(issue, refused[path]?.text ?? '') }];
    });
  return (
    <div role="alert" aria-atomic="false" aria-relevant="additions">
      <ul className={looks.messages} data-empty={messages.length === 0 || undefined}>
        {messages.map(({ path, message }) => (
          <li key={`${path} ${message}`} id={gridMessageId(id, path)} className={styles.message}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <span>{message}</span>
            <button type="button" className={looks.link} onClick={() => goToField(path)}>
              <Trans>Ir al campo</Trans>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
