import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Template, TemplateListItem } from '@valia/domain/templates/template-schemas.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { useState } from 'react';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { DockedPanel } from '../../../components/panel/docked-panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FieldSources } from '../shared/field-sources.tsx';
import { DocumentValuationSelect } from '../shared/document-valuation-select.tsx';
import { LanguageChoice } from '../shared/language-choice.tsx';
import type { TemplatesSearch } from '../shared/template-list-words.ts';
import { TemplatePage } from '../shared/template-page.tsx';
import { useMergedTemplate } from '../shared/use-merged-template.ts';
import { languagesBehindSpanish } from '../shared/version-cells.tsx';
import { VersionHistory } from '../shared/version-history.tsx';
import { CopyTemplateDialog } from './copy-template-dialog.tsx';
import styles from './templates.module.css';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  title: box({ display: 'block' }, text('body', 'strong')),
  glimpse: box({ position: 'relative', overflow: 'hidden', background: 'sunken' }, styles.glimpse),
  missing: text('medium', 'warning'),
};

interface TemplatePanelProps {
  templateId: string;
  rows: readonly TemplateListItem[];
  address: ListUrlState<TemplatesSearch>;
}

/** One template beside the list: its text, its fields, and a button that creates a document from it. */
export const TemplatePanel = ({ templateId, rows, address }: TemplatePanelProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const query = trpc.valuations.templates.get.useQuery({ id: templateId });
  const at = rows.findIndex(({ id }) => id === templateId);
  const open = (item: TemplateListItem | undefined) =>
    item === undefined ? null : () => address.change({ template: item.id }, { replace: true });
  return (
    <DockedPanel
      label={t`Plantilla`}
      head={<strong className={looks.title}>{rows[at]?.names[language]}</strong>}
      onPrevious={open(rows[at - 1])}
      onNext={open(rows[at + 1])}
      onClose={() => address.change({ template: undefined }, { replace: true })}
    >
      <QueryState query={query} loading={<Skeleton height={600} />}>
        {(template) => <PanelOf template={template} address={address} />}
      </QueryState>
    </DockedPanel>
  );
};

interface PanelOfProps {
  template: Template;
  address: ListUrlState<TemplatesSearch>;
}

const shownVersions = 4;

const PanelOf = ({ template, address }: PanelOfProps) => {
  const { t } = useLingui();
  const [language, choose] = useState(useLanguage());
  const { fields, blocks } = useMergedTemplate(template.sources[language], language);
  const { number } = template.versions[language];
  const isBehind = languagesBehindSpanish(template.versions).some((behind) => behind === language);
  const languageName = languageNames[language];
  const versions = template.history.filter((version) => version.language === language);
  return (
    <>
      <div className={looks.glimpse} aria-hidden inert>
        <div>
          <TemplatePage
            blocks={blocks}
            language={language}
            head=""
            isPattern
            name=""
            number={number}
          />
        </div>
      </div>
      <section className={box({ pad: [16, 24] }, styles.section)}>
        <FieldSources fields={fields} />
      </section>
      <section className={box({ pad: [16, 24] }, styles.section)}>
        <VersionHistory versions={versions.slice(0, shownVersions)} />
      </section>
      <section className={box({ pad: [16, 24] }, styles.section)}>
        <div className={stack({ gap: 12 })}>
          <LanguageChoice language={language} onChoose={choose} />
          {isBehind && (
            <p className={looks.missing}>{t`${languageName} va por detrás del español.`}</p>
          )}
          <MakeDocument template={template} language={language} />
        </div>
      </section>
      <section className={box({ pad: [16, 24] }, styles.section)}>
        <TemplateActs template={template} address={address} />
      </section>
    </>
  );
};

const MakeDocument = ({
  template: { id },
  language,
}: {
  template: Template;
  language: Template['history'][number]['language'];
}) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { templates } = trpc.useUtils().valuations;
  const [valuationId, choose] = useState<string | null>(null);
  const { mutateAsync } = trpc.valuations.templates.createDocument.useMutation();
  const { isPending, run } = useUserAction({
    call: () => mutateAsync({ templateId: id, language, valuationId }),
    onDone: (made) => navigate({ to: '/resources/templates/document/$id', params: made }),
    invalidates: [templates.list, templates.documents],
    failed: t`No se pudo crear el documento`,
  });
  return (
    <>
      <DocumentValuationSelect valuationId={valuationId} onChoose={choose} />
      <Button loading={isPending} onClick={() => run()}>
        <Trans>Crear documento</Trans>
      </Button>
    </>
  );
};

const TemplateActs = ({ template, address }: PanelOfProps) => {
  const [isCopying, setCopying] = useState(false);
  const { id, owner } = template;
  return (
    <div className={stack({ gap: 12 })}>
      {owner === 'mine' && <OwnActs template={template} address={address} />}
      {owner === 'mine' && (
        <LinkButton variant="default" to="/resources/templates/copy/$id" params={{ id }}>
          <Trans>Editar el texto</Trans>
        </LinkButton>
      )}
      <Button variant="default" onClick={() => setCopying(true)}>
        <Trans>Hacer una copia propia</Trans>
      </Button>
      {isCopying && <CopyTemplateDialog template={template} onClose={() => setCopying(false)} />}
    </div>
  );
};

const OwnActs = ({ template: { id, isShared }, address }: PanelOfProps) => {
  const { t } = useLingui();
  const { templates } = trpc.useUtils().valuations;
  const { mutateAsync } = trpc.valuations.templates.change.useMutation();
  const invalidates = [templates.list, templates.get];
  const share = useUserAction({
    call: (shared: boolean) => mutateAsync({ id, isShared: shared }),
    done: (_, shared) =>
      shared ? t`Compartida con tu organización` : t`Ya no se comparte con tu organización`,
    invalidates,
  });
  const restore = useUserAction({
    call: () => mutateAsync({ id, isArchived: false }),
    invalidates,
  });
  const archive = useUserAction({
    call: () => mutateAsync({ id, isArchived: true }),
    done: () => ({
      kind: 'success',
      title: t`Plantilla archivada`,
      action: { label: t`Deshacer`, run: () => restore.run() },
    }),
    onDone: () => address.change({ template: undefined }, { replace: true }),
    invalidates: [templates.list],
  });
  return (
    <>
      <Switch
        label={t`Compartir con tu organización`}
        checked={isShared}
        disabled={share.isPending}
        onChange={({ currentTarget }) => share.run(currentTarget.checked)}
      />
      <Button variant="default" loading={archive.isPending} onClick={() => archive.run()}>
        <Trans>Archivar</Trans>
      </Button>
    </>
  );
};
