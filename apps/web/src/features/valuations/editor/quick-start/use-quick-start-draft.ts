import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { quickStartPaths } from '@valia/domain/valuation-progress/quick-start.ts';
import { type SyntheticEvent, useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { readQuickStart } from './read-quick-start.ts';
import { formatFieldValue } from '../values/format-field-value.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';

export interface QuickStartDraft {
  /** The paths that the figures are written to, which also identify them. */
  paths: string[];
  texts: Readonly<Record<string, string>>;
  sector: string | null;
  type: (path: string, text: string) => void;
  chooseSector: (code: string) => void;
  errorOf: (path: string) => string | null;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

export const sectorPath = 'company.sector';

/** The errors of the typed figures; each is removed as soon as its figure is edited. */
const useDraftIssues = () => {
  const { t } = useLingui();
  const { refusal } = useDescriptions();
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  return {
    setIssues,
    forget: (path: string): void =>
      setIssues((before) => before.filter((issue) => issue.path !== path)),
    errorOf: (path: string, text: string): string | null => {
      const issue = issues.find((candidate) => candidate.path === path);
      if (issue === undefined) return null;
      if (issue.code !== 'required') return refusal(issue, text);
      return path === sectorPath ? t`Elige el sector` : t`Escribe esta cifra`;
    },
  };
};

/**
 * The figures of a first value before they are part of the document; they are written into it together, as one undo
 * step.
 */
export const useQuickStartDraft = (onDone: () => void): QuickStartDraft => {
  const { document, sectors, language, change, forget: forgetText } = useEditor();
  const { setIssues, forget, errorOf } = useDraftIssues();
  const paths = quickStartPaths(document);
  const [texts, setTexts] = useState<QuickStartDraft['texts']>(() =>
    Object.fromEntries(
      paths.map((path) => [path, formatFieldValue(fieldValue(document, path), path, language)]),
    ),
  );
  const [sector, setSector] = useState(document.company.sector);
  return {
    paths,
    texts,
    sector,
    type: (path, text) => {
      setTexts((before) => ({ ...before, [path]: text }));
      forget(path);
    },
    chooseSector: (code) => {
      setSector(code === '' ? null : code);
      forget(sectorPath);
    },
    errorOf: (path) => errorOf(path, texts[path] ?? ''),
    submit: (event) => {
      event.preventDefault();
      const answer = readQuickStart(document, texts, sector, sectors, language);
      if (answer.document !== null) {
        change(paths[0] ?? 'accounts.years', () => answer.document);
        // A refused text in one of these fields would otherwise still be shown in place of its figure.
        for (const path of paths) forgetText(path);
        onDone();
        return;
      }
      setIssues(answer.issues);
      const wrong = answer.issues.map(({ path }) => `[name="${CSS.escape(path)}"]`);
      event.currentTarget.querySelector<HTMLElement>(wrong.join())?.focus();
    },
  };
};
