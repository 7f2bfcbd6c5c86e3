import { useEditorNavigation } from '../editor-navigation-context.ts';
import { AccountsStep } from './accounts-step.tsx';
import { BridgeStep } from './bridge-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { CostOfCapitalStep } from './cost-of-capital-step.tsx';
import { MultiplesStep } from './multiples-step.tsx';
import { ProjectionStep } from './projection-step.tsx';
import { ResultStep } from './result-step.tsx';
import { TerminalValueStep } from './terminal-value-step.tsx';
import { WeightsStep } from './weights-step.tsx';

const contents = {
  company: CompanyStep,
  accounts: AccountsStep,
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
