import { Trans } from '@lingui/react/macro';
import { useEditor } from '../document/editor-context.ts';
import { text } from '../../../../components/style/class-names.ts';

/** The engine that computed the displayed values, if it is not the current one. */
export const FrozenNote = () => {
  const { frozenBy } = useEditor();
  if (frozenBy === null) return null;
  return (
    <p className={text('fine', 'dimmed')}>
      <Trans>Calculada con la versión {frozenBy} del motor.</Trans>
    </p>
  );
};
