import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { formatMoneyParts } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import type { ValuationSaver } from '../saving/valuation-saver.ts';
import { finalEquity } from '../figures/final-equity.ts';
import { figureLengthStyle } from '../result/figure-length-style.ts';
import { ResultPanel } from './result-panel.tsx';
import { ValueAnnouncement } from '../result/value-announcement.tsx';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';
import { ReportMenu } from '../report/report-menu.tsx';
import { SaveIndicatorIcon } from '../saving/save-indicator.tsx';
import styles from './result-sheet.module.css';
import { box, classNames, row, text } from '../../../../components/style/class-names.ts';

const ResultTexts = ({ saver }: { saver: ValuationSaver | null }) => {
  const { outcome, document, language, readOnly } = useEditor();
  const { term } = useDescriptions();
  const { whole, money } = useMoney();
  const { range, name } = finalEquity(outcome);
  const parts =
    range === null
      ? null
      : formatMoneyParts(whole(range.central), { language, currency: document.currency });
  const [low, high] = range === null ? ['', ''] : [money(range.low), money(range.high)];
  return (
    <div className={box({ minWidth: 0 })}>
      <div className={row({ gap: 8, align: 'center' })}>
        <p className={classNames(text('fine', 'dimmed'), styles.name)}>{term(name)}</p>
        {saver !== null && <SaveIndicatorIcon saver={saver} saysSaved={!readOnly} />}
      </div>
      <p
        className={styles.value}
        style={figureLengthStyle(
          parts === null ? '–' : `${parts.sign}${parts.amount} ${parts.symbol}`,
        )}
      >
        {parts === null
          ? '–'
          : `${parts.sign}${parts.symbolFirst ? `${parts.symbol}${parts.spacing}` : ''}${parts.amount}`}
        {parts !== null && !parts.symbolFirst && (
          <span className={styles.sign}>{`${parts.spacing}${parts.symbol}`}</span>
        )}
      </p>
      {range !== null && (
        <p className={classNames(text('fine', 'dimmed'), styles.name)}>
          <Trans>
            {low} a {high}
          </Trans>
        </p>
      )}
    </div>
  );
};

interface ResultSheetProps {
  /** Null for an earlier version, which is never saved. */
  saver: ValuationSaver | null;
  onComplete: () => void;
}

/** On a phone, the result stays at the bottom, and expands to the whole panel. */
export const ResultSheet = ({ saver, onComplete }: ResultSheetProps) => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const { goings } = useEditorNavigation();
  // The sheet closes when the user is sent to a step or field, which must be visible.
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  return (
    <aside className={styles.bar} aria-label={t`Resultado`}>
      <ResultTexts saver={saver} />
      <ValueAnnouncement />
      <Button
        variant="default"
        className={styles.open ?? ''}
        rightSection={<IconChevronUp size={16} stroke={1.5} aria-hidden />}
        onClick={() => setOpenedAt(goings)}
      >
        <Trans>Resultado</Trans>
      </Button>
      <Drawer
        opened={openedAt === goings}
        onClose={() => setOpenedAt(null)}
        position="bottom"
        size="90%"
        padding={0}
        closeButtonProps={{ 'aria-label': t`Cerrar` }}
        title={
          <span className={styles.title}>
            <Trans>Resultado</Trans>
          </span>
        }
      >
        {valuation.access !== 'read' && (
          <div className={box({ pad: [0, 16] })}>
            <ReportMenu onComplete={onComplete} />
          </div>
        )}
        <ResultPanel />
      </Drawer>
    </aside>
  );
};
