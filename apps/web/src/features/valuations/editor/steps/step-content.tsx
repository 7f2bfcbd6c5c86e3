import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { AccountsStep } from './accounts/accounts-step.tsx';
import { BridgeStep } from './bridge/bridge-step.tsx';
import { CompanyStep } from './company/company-step.tsx';
import { CostOfCapitalStep } from './cost-of-capital/cost-of-capital-step.tsx';
import { MultiplesStep } from './multiples/multiples-step.tsx';
import { NormalisationStep } from './normalisation/normalisation-step.tsx';
import { ProjectionStep } from './projection/projection-step.tsx';
import { ResultStep } from './result/result-step.tsx';
import { TerminalValueStep } from './terminal-value/terminal-value-step.tsx';
import { WeightsStep } from './weights/weights-step.tsx';

const contents = {
  company: CompanyStep,
  accounts: AccountsStep,
  normalisation: NormalisationStep,
  projection: ProjectionStep,
  'cost-of-capital': CostOfCapitalStep,
  'terminal-value': TerminalValueStep,
  multiples: MultiplesStep,
  weights: WeightsStep,
  bridge: BridgeStep,
  result: ResultStep,
};

/** The step that is open. */
export const StepContent = () => {
  const { step } = useEditorNavigation();
  const Content = contents[step];
  return <Content key={step} />;
};
