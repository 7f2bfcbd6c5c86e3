import { Trans } from '@lingui/react/macro';
import { hasGrounds, wantsGrounds } from '@valia/domain/valuation-progress/closing-checklist.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { TextField } from '../../../fields/text-field.tsx';
import { useDescriptions } from '../../../fields/use-descriptions.ts';
import { column } from '../../../../../../components/style/class-names.ts';

/** Why this multiple and whose figure it is, as the report prints them; asked for where deals do not bear it out. */
export const GroundsFields = () => {
  const { document, outcome } = useEditor();
  const { field } = useDescriptions();
  const isMissing = wantsGrounds(outcome) && !hasGrounds(document.multiples);
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
