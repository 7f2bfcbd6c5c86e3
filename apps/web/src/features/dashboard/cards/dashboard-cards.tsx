import { useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { AmountFigures } from './amount-figures.tsx';
import { CompletionFigures } from './completion-figures.tsx';
import styles from './dashboard-cards.module.css';
import { PeopleFigures } from './people-figures.tsx';

/** The seven cards as one sheet: amounts, progress, contacts. */
export const DashboardCards = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useLingui();
  return (
    <Sheet as="section" label={t`Cifras principales`} className={styles.figures}>
      <AmountFigures dashboard={dashboard} />
      <CompletionFigures byStatus={dashboard.byStatus} />
      <PeopleFigures dashboard={dashboard} />
    </Sheet>
  );
};
