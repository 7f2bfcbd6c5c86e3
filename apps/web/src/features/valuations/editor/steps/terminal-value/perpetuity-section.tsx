import { Trans, useLingui } from '@lingui/react/macro';
import { useEditor } from '../../document/editor-context.ts';
import { OtherTerminalTaxNote } from './other-terminal-tax-note.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';

/** What the company earns, keeps back and pays in tax for ever, where it is not what the last year does. */
export const PerpetuitySection = () => {
  const { t } = useLingui();
  const { document } = useEditor();
  const hasReturn = document.terminal.returnOnCapital !== undefined;
  return (
    <StepSection
      title={<Trans>A perpetuidad</Trans>}
      help={
        <Trans>
          Opcional. En blanco, la empresa sigue como en el último año proyectado: con su inversión,
          su margen y su tipo.
        </Trans>
      }
      stacked
    >
      <SourcedNumber
        path="terminal.returnOnCapital"
        help={t`Crecer exige reinvertir g / ROC del beneficio`}
      />
      {hasReturn && (
        <SourcedNumber path="terminal.ebitMargin" help={t`En blanco, el del último año`} />
      )}
      <SourcedNumber path="terminal.taxRate" help={t`En blanco, el del último año`} />
      <OtherTerminalTaxNote />
      <StepWarnings codes={['growth-at-or-above-return-on-capital']} />
    </StepSection>
  );
};
