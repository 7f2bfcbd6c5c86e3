import { useLingui } from '@lingui/react/macro';
import type { MergedBlock, MergedRun } from '@valia/domain/templates/merge-template.ts';
import { fieldLabel } from '@valia/domain/templates/template-fields.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { Fragment, type ReactNode } from 'react';
import styles from './template-page.module.css';
import { box, text } from '../../../components/style/class-names.ts';

const looks = { paragraph: box({ marginTop: 8 }, text('pre-line')) };

interface TemplatePageProps {
  blocks: readonly MergedBlock[];
  language: Language;
  /** The text above the line: the owner of the document, its template and version. */
  head: string;
  name: string;
  number: number;
  /** Called with a missing field, to go to its input. */
  onMissing?: ((field: string) => void) | undefined;
  /** Whether it is the template itself, whose fields have no values yet. */
  isPattern?: boolean;
  /** The field that is being edited. */
  current?: string | null;
}

type RunProps = Pick<TemplatePageProps, 'language' | 'onMissing' | 'current'>;

/** A preview of the printed document, with values highlighted and missing fields named. */
export const TemplatePage = ({
  blocks,
  head,
  name,
  number,
  isPattern = false,
  ...run
}: TemplatePageProps) => (
  <article className={styles.page} lang={run.language} data-pattern={isPattern || undefined}>
    <header className={styles.head}>
      <strong>{head}</strong>
      <span>
        {name} v{number}
      </span>
    </header>
    {blocks.map((block, index) => (
      <Block key={index} block={block} {...run} />
    ))}
  </article>
);

const Runs = ({ runs, ...props }: RunProps & { runs: readonly MergedRun[] }) =>
  runs.map((run, index) => (
    <Fragment key={index}>
      <Run run={run} {...props} />
    </Fragment>
  ));

const Run = ({ run, language, onMissing, current }: RunProps & { run: MergedRun }): ReactNode => {
  const { t } = useLingui();
  switch (run.kind) {
    case 'text':
      return run.bold ? <b>{run.text}</b> : run.text;
    case 'value': {
      const isCurrent = run.field === current || undefined;
      return (
        <span className={styles.value} data-bold={run.bold || undefined} data-current={isCurrent}>
          {run.text}
        </span>
      );
    }
    case 'missing': {
      const { field } = run;
      const label = fieldLabel(field, language);
      const shown = { className: styles.missing, 'data-current': field === current || undefined };
      return onMissing === undefined ? (
        <span {...shown}>{label}</span>
      ) : (
        <button
          {...shown}
          type="button"
          aria-label={t`${label}: falta`}
          onClick={() => onMissing(field)}
        >
          {label}
        </button>
      );
    }
  }
};

const headingOf = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

const Block = ({ block, ...props }: RunProps & { block: MergedBlock }) => {
  switch (block.kind) {
    case 'heading': {
      const Heading = headingOf[block.level];
      return (
        <Heading className={box({ marginTop: 20 }, text('large', 'strong'), styles.heading)}>
          <Runs runs={block.runs} {...props} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={box({ marginTop: 8 }, text('pre-line'), styles.list)}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Runs runs={item} {...props} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <BlockTable block={block} {...props} />;
    case 'signatures':
      return (
        <div className={styles.signatures}>
          {block.sides.map((side, index) => (
            <p key={index}>
              <Runs runs={side} {...props} />
            </p>
          ))}
        </div>
      );
    default:
      return (
        <p className={block.kind === 'notice' ? styles.notice : looks.paragraph}>
          <Runs runs={block.runs} {...props} />
        </p>
      );
  }
};

const BlockTable = ({
  block: { head, rows, areFigures },
  ...props
}: RunProps & { block: Extract<MergedBlock, { kind: 'table' }> }) => (
  <div className={styles.tablePlace}>
    <table className={styles.table} data-figures={areFigures || undefined}>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              <Runs runs={cell} {...props} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {head.map((_, column) => (
              <td key={column}>
                <Runs runs={row[column] ?? []} {...props} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
