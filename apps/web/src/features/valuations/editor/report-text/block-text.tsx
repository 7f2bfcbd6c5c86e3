import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPencil, IconRefresh } from '@tabler/icons-react';
import type { BlockDraft, WrittenBlock } from '@valia/domain/report-blocks/block-draft.ts';
import {
  confirmTexts,
  regenerateBlock,
  writeBlock,
} from '@valia/domain/report-blocks/block-edits.ts';
import { storedFigures } from '@valia/domain/report-blocks/stored-figures.ts';
import { languageNames, type Language } from '@valia/i18n/languages.ts';
import { useEditor } from '../document/editor-context.ts';
import { TextField } from '../fields/text-field.tsx';
import { type OutdatedText, outdatedTexts } from './outdated-texts.ts';
import styles from './report-text.module.css';
import type { ReportBlocks } from './use-report-blocks.ts';
import { box, column, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  paper: box(
    { pad: [20, 24], scroll: 'x', border: 'plain', radius: 6, background: 'canvas' },
    text('serif-16'),
    styles.paper,
  ),
  stale: row(
    { gap: 10, pad: 12, radius: 6, background: 'warning-soft' },
    text('warning'),
    styles.stale,
  ),
};

interface BlockTextProps {
  draft: BlockDraft;
  writers: ReportBlocks['writers'];
  language: Language;
}

/** The text as the report prints it. */
const Printed = ({ block, language }: { block: WrittenBlock; language: Language }) => (
  <div className={looks.paper} lang={language} data-form={block.form}>
    {block.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {block.table !== null && (
      <table>
        <thead>
          <tr>
            {block.table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.table.rows.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, place) => (
                <td key={block.table?.columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {block.paragraphs.length === 0 && block.table === null && (
      <p className={styles.nothing} lang={undefined}>
        <Trans>Con lo escrito hasta ahora, este apartado no dice nada y no se imprime.</Trans>
      </p>
    )}
  </div>
);

const ChangedFigures = ({ changed }: { changed: OutdatedText }) => {
  const { t } = useLingui();
  const name = languageNames[changed.language];
  const figures = changed.figures
    .map(({ before, now }) =>
      now === null ? t`${before} ya no se dice` : t`${before} ahora es ${now}`,
    )
    .join('; ');
  return (
    <li>
      <Trans>
        <b lang={changed.language}>{name}</b>: {figures}.
      </Trans>
    </li>
  );
};

/** A notice that the text contains outdated figures: it can be rewritten or kept, in all its languages. */
const StaleNotice = ({ draft, writers }: Omit<BlockTextProps, 'language'>) => {
  const { change, document, readOnly } = useEditor();
  const changed = outdatedTexts(document, draft, writers);
  if (changed.length === 0) return null;
  const path = `report.blocks.${draft.id}`;
  const writeAll = (): void =>
    change(path, (before) =>
      changed.reduce((document, one) => regenerateBlock(document, draft.id, one.language), before),
    );
  return (
    <div className={looks.stale} role="status">
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <div>
        <p>
          <b>
            <Trans>Las cifras han cambiado desde que editaste este texto.</Trans>
          </b>
        </p>
        <ul>
          {changed.map((one) => (
            <ChangedFigures key={one.language} changed={one} />
          ))}
        </ul>
        {!readOnly && (
          <div className={row({ gap: 8, wrap: true }, styles.actions)}>
            <Button
              size="xs"
              leftSection={<IconRefresh size={14} aria-hidden />}
              onClick={writeAll}
            >
              <Trans>Escribir de nuevo</Trans>
            </Button>
            <Button
              size="xs"
              variant="default"
              onClick={() =>
                change(path, (before) => confirmTexts(before, draft.id, storedFigures(draft)))
              }
            >
              <Trans>Conservar mi texto</Trans>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
};

/** Switches from the proposed text to the adviser's own, and back. */
const TextActions = ({ draft, language, writers }: BlockTextProps) => {
  const { change } = useEditor();
  const writer = writers[language];
  const path = `report.blocks.${draft.id}`;
  const edit = (): void => {
    const text = writer.paragraphs(draft).join('\n');
    change(path, (before) =>
      writeBlock(before, draft.id, language, { text, figures: storedFigures(draft) }),
    );
  };
  const { isOwn } = writer.block(draft);
  return (
    <div className={row({ gap: 8, wrap: true }, styles.actions)}>
      <Button
        size="sm"
        variant="default"
        leftSection={
          isOwn ? (
            <IconRefresh size={16} stroke={1.5} aria-hidden />
          ) : (
            <IconPencil size={16} stroke={1.5} aria-hidden />
          )
        }
        onClick={() =>
          isOwn ? change(path, (before) => regenerateBlock(before, draft.id, language)) : edit()
        }
      >
        {isOwn ? <Trans>Volver al texto propuesto</Trans> : <Trans>Editar el texto</Trans>}
      </Button>
    </div>
  );
};

/** A block's text in one language: generated from the figures, or written by the adviser. */
export const BlockText = ({ draft, language, writers }: BlockTextProps) => {
  const { t } = useLingui();
  const { readOnly } = useEditor();
  const block = writers[language].block(draft);
  const path = `report.blocks.${draft.id}`;
  return (
    <div className={column({ gap: 12, minWidth: 0 })}>
      <StaleNotice draft={draft} writers={writers} />
      {block.isOwn && !readOnly ? (
        <>
          <TextField
            path={`${path}.texts.${language}.text`}
            label={t`Texto del informe`}
            help={t`Cada línea es un párrafo.`}
            multiline
          />
          {block.table !== null && (
            <Printed block={{ ...block, paragraphs: [] }} language={language} />
          )}
        </>
      ) : (
        <Printed block={block} language={language} />
      )}
      {!readOnly && <TextActions draft={draft} language={language} writers={writers} />}
    </div>
  );
};
