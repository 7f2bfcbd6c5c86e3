import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { type BlockId, blockIds } from '@valia/domain/report-blocks/block-ids.ts';
import { moveBlock } from '@valia/domain/report-blocks/block-edits.ts';
import { isBlockExcluded, orderedBlocks } from '@valia/domain/report-blocks/block-order.ts';
import { languageNames, languages, type Language } from '@valia/i18n/languages.ts';
import { useState } from 'react';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useLanguage } from '../../../../lib/language.ts';
import { useEditor } from '../document/editor-context.ts';
import { reportBlockOfField } from './report-block-of-field.ts';
import { BlockRow } from './block-row.tsx';
import { outdatedTexts } from './outdated-texts.ts';
import styles from './report-text.module.css';
import { findMissingContent } from './find-missing-content.ts';
import { type ReportBlocks, useReportBlocks } from './use-report-blocks.ts';
import { box, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  head: row({ gap: [12, 24], align: 'start', justify: 'between', wrap: true }, styles.head),
};

/** The texts of the report: each block's text in each language, the order of the blocks, and what is still missing. */
export const ReportTextView = () => {
  const { blocks, failed } = useReportBlocks();
  if (failed.error !== null)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return blocks === null ? <Skeleton height={480} /> : <Blocks {...blocks} />;
};

interface HeadProps extends ReportBlocks {
  language: Language;
  onLanguage: (language: Language) => void;
}

const Head = ({ drafts, language, onLanguage, writers }: HeadProps) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const lacking = drafts.filter(
    (draft) =>
      !isBlockExcluded(document, draft.id) &&
      findMissingContent(draft, document, language).length > 0,
  ).length;
  const changed = drafts.filter(
    (draft) => outdatedTexts(document, draft, writers).length > 0,
  ).length;
  return (
    <div className={looks.head}>
      <div>
        <h2 className={text('size-15', 'line-22', 'strong')}>
          <Trans>Textos del informe</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            Se escriben con las cifras y los datos de la valoración. Completa lo que falte, edítalos
            en cada idioma y ordénalos; al completar quedan en la versión cerrada.
          </Trans>
        </p>
        <p className={box({ marginTop: 4 }, text('medium'))}>
          <Counts lacking={lacking} changed={changed} />
        </p>
      </div>
      <SegmentedControl
        aria-label={t`Idioma de los textos`}
        className={styles.languages}
        data={languages.map((one) => ({
          value: one,
          label: <span lang={one}>{languageNames[one]}</span>,
        }))}
        value={language}
        onChange={(chosen) => onLanguage(languages.find((one) => one === chosen) ?? 'es')}
      />
    </div>
  );
};

/** The expanded block: initially the one with the field in the URL, otherwise the first one. */
const useSearchedBlock = () => {
  const { field } = useSearch({ strict: false });
  const asked = typeof field === 'string' ? reportBlockOfField(field) : null;
  return useState<BlockId | null>(asked ?? blockIds[0] ?? null);
};

const Blocks = ({ drafts, writers }: ReportBlocks) => {
  const { t } = useLingui();
  const { change, document, readOnly } = useEditor();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [open, setOpen] = useSearchedBlock();
  const [dragged, setDragged] = useState<BlockId | null>(null);
  const [told, setTold] = useState('');
  const order = orderedBlocks(document);
  const move = (id: BlockId, to: number): void => {
    const at = Math.max(0, Math.min(order.length - 1, to));
    change('report.blocks', (before) => moveBlock(before, id, at));
    const [title, place, count] = [writers[language].title(id), at + 1, order.length];
    setTold(t`${title}: ${place} de ${count}`);
  };
  return (
    <section className={styles.sheet}>
      <Head drafts={drafts} writers={writers} language={language} onLanguage={setLanguage} />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <ol className={box({ borderTop: 'plain' })}>
        {order.map((id, index) => {
          const draft = drafts.find((one) => one.id === id);
          if (draft === undefined) return null;
          return (
            <BlockRow
              key={id}
              draft={draft}
              writers={writers}
              language={language}
              isOpen={open === id}
              isDragged={dragged === id}
              onToggle={() => setOpen(open === id ? null : id)}
              onDrag={readOnly ? null : setDragged}
              onDropped={() => {
                if (dragged !== null && dragged !== id) move(dragged, index);
                setDragged(null);
              }}
              onMove={(by) => move(id, index + by)}
              place={{ index, count: order.length }}
            />
          );
        })}
      </ol>
    </section>
  );
};

const Counts = ({ changed, lacking }: { changed: number; lacking: number }) => {
  const { t } = useLingui();
  const texts = [
    lacking === 0 ? t`No falta ningún dato` : t`Apartados con datos por escribir: ${lacking}`,
    ...(changed === 0 ? [] : [t`con cifras que han cambiado: ${changed}`]),
  ];
  return texts.join(' · ');
};
