import { Trans, useLingui } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { isCompanyNamed } from '@valia/domain/templates/is-company-named.ts';
import type { TemplateDocument } from '@valia/domain/templates/template-schemas.ts';
import { lazy, useRef, useState } from 'react';
import { LazySection } from '../../../components/lazy-section.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { BackLink } from '../shared/back-link.tsx';
import { LanguageChoice } from '../shared/language-choice.tsx';
import { TemplatePage } from '../shared/template-page.tsx';
import { type TemplateView, useMergedTemplate } from '../shared/use-merged-template.ts';
import { DocumentFields } from './document-fields.tsx';
import styles from './document.module.css';
import { type EditedDocument, useDocument, useIssueDocument } from './use-document.ts';
import type { DocumentSaveState } from './use-document-save-queue.ts';
import {
  box,
  classNames,
  column,
  row,
  stack,
  text,
} from '../../../components/style/class-names.ts';

const looks = {
  previewBar: row({
    gap: [8, 16],
    align: 'center',
    wrap: true,
    pad: [8, 16],
    borderBottom: 'plain',
  }),
};

/** Loaded together with the document, so that it is available before another window saves. */
const DocumentClashes = lazy(async () => ({
  default: (await loadChunk(() => import('./document-conflicts.tsx'))).DocumentConflicts,
}));

/** Fields on the left, a preview of the printed document on the right. */
export const DocumentEditor = ({ document: given }: { document: TemplateDocument }) => {
  const edited = useDocument(given);
  const { document } = edited;
  const view = useMergedTemplate(
    document.source,
    document.language,
    document.sourced,
    document.typed,
  );
  const [current, setCurrent] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const lead = (field: string): void => {
    const place = fields.current?.querySelector<HTMLElement>(`[data-field="${field}"]`);
    place?.focus();
    place?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={column({ gap: 12 })}>
      <Head edited={edited} view={view} />
      <LazySection missing={edited.clashes.length > 0 ? <UnreadClashes /> : null}>
        <DocumentClashes edited={edited} />
      </LazySection>
      <Warnings edited={edited} view={view} />
      <div className={stack({ gap: 16, align: 'start' }, styles.columns)}>
        <div ref={fields}>
          <DocumentFields edited={edited} view={view} onCurrent={setCurrent} />
        </div>
        <Preview edited={edited} view={view} current={current} onMissing={lead} />
      </div>
    </div>
  );
};

interface PartProps {
  edited: EditedDocument;
  view: TemplateView;
}

const useStateText = (): Readonly<Record<DocumentSaveState, string>> => {
  const { t } = useLingui();
  return {
    saved: t`Guardado`,
    unsaved: t`Sin guardar`,
    saving: t`Guardando…`,
    failed: t`No se ha podido guardar`,
    clash: t`Sin guardar`,
  };
};

/** Shown when the code for the choice could not be loaded. */
const UnreadClashes = () => (
  <p role="alert">
    <Trans>No se ha podido cargar lo que escribió otra ventana. Copia tu texto y recarga.</Trans>
  </p>
);

const Head = ({ edited, view }: PartProps) => {
  const { t } = useLingui();
  const { document, state } = edited;
  const { name, companyName, versionNumber } = document;
  const isDraft = view.missing.length > 0;
  const title = companyName === '' ? name : t`${name} de ${companyName}`;
  usePageTitle(title);
  const stateText = useStateText()[state];
  const { isPending, run } = useIssueDocument(edited);
  const icon = <IconDownload size={16} stroke={1.75} aria-hidden />;
  return (
    <div>
      <BackLink to="/resources/templates">
        <Trans>Plantillas</Trans>
      </BackLink>
      <PageHeading
        title={title}
        sentence={
          <span role="status">
            {isDraft
              ? t`Borrador, versión ${versionNumber} de la plantilla. ${stateText}.`
              : t`Completo, versión ${versionNumber} de la plantilla. ${stateText}.`}
          </span>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={icon}
              loading={isPending}
              onClick={() => run('docx')}
            >
              DOCX
            </Button>
            <Button leftSection={icon} loading={isPending} onClick={() => run('pdf')}>
              {isDraft ? <Trans>PDF, borrador</Trans> : <Trans>PDF</Trans>}
            </Button>
          </>
        }
      />
    </div>
  );
};

/** Reasons against sending the document, other than missing fields. */
const Warnings = ({ edited: { document, change }, view }: PartProps) => {
  const { t } = useLingui();
  const { latestNumber, versionNumber, isBlind, sourced, source } = document;
  const [name, taxId] = [sourced['company.name'], sourced['company.tax-id']].map((value) =>
    value?.kind === 'text' ? value.text : '',
  );
  const isNamed =
    isBlind && isCompanyNamed(wordsOf(view) + source, { name: name ?? '', taxId: taxId ?? '' });
  return (
    <>
      {isNamed && (
        <p className={styles.warning} role="alert">
          <Trans>
            Este perfil debe ser ciego y nombra a la empresa. Cambia el texto antes de enviarlo.
          </Trans>
        </p>
      )}
      {latestNumber !== null && latestNumber > versionNumber && (
        <p className={styles.warning}>
          {t`La plantilla tiene una versión más nueva, la ${latestNumber}.`}{' '}
          <UnstyledButton
            className={box({ minHeight: 24 }, text('strong', 'warning'), styles.act)}
            onClick={() => void change({ isRenewed: true })}
          >{t`Usar la versión ${latestNumber}`}</UnstyledButton>
        </p>
      )}
    </>
  );
};

const wordsOf = ({ blocks }: TemplateView): string => JSON.stringify(blocks);

interface PreviewProps extends PartProps {
  current: string | null;
  onMissing: (field: string) => void;
}

const Preview = ({ edited: { document, change }, view, current, onMissing }: PreviewProps) => {
  const { t } = useLingui();
  const { language, sourced, name, versionNumber, templateId } = document;
  const organization = sourced['organization.name'];
  return (
    <Sheet as="section" label={t`Vista previa`}>
      <div className={looks.previewBar}>
        <LanguageChoice
          language={language}
          isDisabled={templateId === null}
          onChoose={(chosen) => void change({ language: chosen })}
        />
        <span className={classNames(text('size-12', 'dimmed'), styles.key)}>
          <span data-kind="value">{t`dato`}</span> <Trans>rellenado</Trans>
        </span>
        <span className={classNames(text('size-12', 'dimmed'), styles.key)}>
          <span data-kind="missing">{t`dato`}</span> <Trans>falta</Trans>
        </span>
      </div>
      <div className={styles.desk}>
        <TemplatePage
          blocks={view.blocks}
          language={language}
          head={organization?.kind === 'text' ? organization.text : ''}
          name={name}
          number={versionNumber}
          current={current}
          onMissing={onMissing}
        />
      </div>
    </Sheet>
  );
};
