import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useScrollChosenIntoView } from '../../../../lib/focus/use-scroll-chosen-into-view.ts';
import { type ResultView, resultViews } from '../navigation/result-views.ts';
import styles from './result-tabs.module.css';
import { row } from '../../../../components/style/class-names.ts';

const looks = { tabs: row({ gap: 24, scroll: 'x', borderBottom: 'plain' }, styles.tabs) };

interface ResultTabsProps {
  view: ResultView;
  panelId: string;
  onChoose: (view: ResultView) => void;
}

const stepOfKey: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The views of the result as tabs; arrow keys move between them. */
export const ResultTabs = ({ view, panelId, onChoose }: ResultTabsProps) => {
  const { t } = useLingui();
  const row = useScrollChosenIntoView<HTMLDivElement>(view);
  const names: Record<ResultView, string> = {
    analysis: t`Análisis`,
    scenarios: t`Escenarios`,
    simulation: t`Simulación`,
    reverse: t`Precio objetivo`,
    report: t`Textos del informe`,
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = stepOfKey[event.key];
    if (step === undefined) return;
    const at = (resultViews.indexOf(view) + step + resultViews.length) % resultViews.length;
    const to = resultViews[at];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={t`Vistas del resultado`} className={looks.tabs}>
      {resultViews.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === view}
          aria-controls={panelId}
          tabIndex={one === view ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(one)}
          onKeyDown={move}
        >
          {names[one]}
        </button>
      ))}
    </div>
  );
};
