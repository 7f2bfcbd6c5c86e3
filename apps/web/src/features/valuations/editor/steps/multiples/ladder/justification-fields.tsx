import { Trans } from '@lingui/react/macro';
import {
  hasMultipleJustification,
  shouldJustifyMultiple,
} from '@valia/domain/valuation-progress/closing-checklist.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { TextField } from '../../../fields/text-field.tsx';
import { useDescriptions } from '../../../fields/use-descriptions.ts';
import { column } from '../../../../../../components/style/class-names.ts';

/**
 * The reason for this multiple and the source of its figure, both printed in the report; required when deals do not
 * support it.
 */
export const JustificationFields = () => {
  const { document, outcome } = useEditor();
  const { field } = useDescriptions();
  const isMissing = shouldJustifyMultiple(outcome) && !hasMultipleJustification(document.multiples);
  return (
    <section className={column({ gap: 12 })}>
      <TextField
        path="multiples.reason"
        label={field('multiples.reason')}
        help={
          isMissing ? (
            <Trans>Falta el motivo o su fuente. Se imprimen en el informe.</Trans>
          ) : (
            <Trans>Se imprime en el informe.</Trans>
          )
        }
        multiline
      />
      <TextField path="multiples.reasonSource" label={field('multiples.reasonSource')} />
    </section>
  );
};
