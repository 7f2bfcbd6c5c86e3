import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { fieldValue } from '../model/cell-paths.ts';
import { quickStart, quickStartPaths } from '../model/quick-start.ts';
import { writeFieldValue } from '../model/write-value.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { useSectorOptions } from '../use-sector-options.ts';
import { useUnitNote } from '../use-unit-note.ts';
import styles from './quick-start.module.css';

const sectorPath = 'company.sector';

/** What is typed before it counts, and what is wrong with it. */
const useQuickStartDraft = (onDone: () => void) => {
  const { document, sectors, language, change } = useEditor();
  const descriptions = useDescriptions();
  const form = useRef<HTMLFormElement>(null);
  const paths = quickStartPaths(document);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      paths.map((path) => [path, writeFieldValue(fieldValue(document, path), path, language)]),
    ),
  );
  const [sector, setSector] = useState(document.company.sector);
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const forget = (path: string): void =>
    setIssues((before) => before.filter((issue) => issue.path !== path));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const answer = quickStart(document, texts, sector, sectors, language);
    if (answer.document !== null) {
      change(paths[0] ?? 'accounts.years', () => answer.document);
      onDone();
      return;
    }
    setIssues(answer.issues);
    const first = answer.issues[0]?.path ?? '';
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  };
  return {
    form,
    paths,
    texts,
    sector,
    submit,
    type: (path: string, text: string): void => {
      setTexts((before) => ({ ...before, [path]: text }));
      forget(path);
    },
    choose: (code: string): void => {
      setSector(code === '' ? null : code);
      forget(sectorPath);
    },
    errorOf: (path: string): string | null => {
      const issue = issues.find((candidate) => candidate.path === path);
      return issue === undefined ? null : descriptions.refusal(issue, texts[path] ?? '');
    },
  };
};

interface QuickStartDialogProps {
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

const QuickStartForm = ({ onClose, onDone }: Omit<QuickStartDialogProps, 'opened'>) => {
  const { t } = useLingui();
  const { field } = useDescriptions();
  const sectorOptions = useSectorOptions();
  const unitNote = useUnitNote();
  const draft = useQuickStartDraft(onDone);
  return (
    <form ref={draft.form} className={styles.form} onSubmit={draft.submit} noValidate>
      <p className={styles.lead}>
        <Trans>
          Lo demás se completa con datos del sector e hipótesis. Cada una queda anotada para que la
          revises.
        </Trans>
      </p>
      <NativeSelect
        name={sectorPath}
        label={field(sectorPath)}
        data-autofocus
        data={[{ value: '', label: t`Elige un sector` }, ...sectorOptions]}
        value={draft.sector ?? ''}
        error={draft.errorOf(sectorPath)}
        onChange={(event) => draft.choose(event.currentTarget.value)}
      />
      <div className={styles.fields}>
        {draft.paths.map((path) => (
          <TextInput
            key={path}
            name={path}
            label={field(path)}
            inputMode="decimal"
            autoComplete="off"
            classNames={{ input: styles.figure ?? '' }}
            value={draft.texts[path] ?? ''}
            error={draft.errorOf(path)}
            onChange={(event) => draft.type(path, event.currentTarget.value)}
          />
        ))}
      </div>
      <p className={styles.lead}>
        {unitNote}. <Trans>Crecimiento anual previsto, en porcentaje.</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
        <Button type="submit">
          <Trans>Calcular un primer valor</Trans>
        </Button>
      </div>
    </form>
  );
};

/** A few figures and the sector: enough for a value to begin with. */
export const QuickStartDialog = ({ opened, onClose, onDone }: QuickStartDialogProps) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const count = quickStartPaths(document).length;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={
        count === 5 ? t`Un primer valor con cinco cifras` : t`Un primer valor con cuatro cifras`
      }
    >
      <QuickStartForm onClose={onClose} onDone={onDone} />
    </Modal>
  );
};
