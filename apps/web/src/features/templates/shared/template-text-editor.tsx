import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import type {
  SaveTemplateVersionInput,
  Template,
  TemplateVersion,
} from '@valia/domain/templates/template-schemas.ts';
import { type Language, languageNames } from '@valia/i18n/languages.ts';
import { type ReactNode, useRef, useState } from 'react';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FieldPicker } from './field-picker.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { TemplatePage } from './template-page.tsx';
import { TemplateProblems } from './template-problems.tsx';
import styles from './template-text-editor.module.css';
import { useMergedTemplate } from './use-merged-template.ts';
import { languagesBehindSpanish } from './version-cells.tsx';
import { VersionHistory } from './version-history.tsx';
import { box, column, stack, text } from '../../../components/style/class-names.ts';

const looks = { told: box({ marginTop: 8 }, text('size-13', 'negative')) };

interface TemplateWorkshopProps {
  template: Template;
  /** The link back to the list. */
  back: ReactNode;
  sentence: string;
  /** The text of the button that creates a version. */
  action: string;
  done: (number: number) => string;
  save: (input: SaveTemplateVersionInput) => Promise<Template>;
  onSaved: () => Promise<void>;
}

/** The editor of a template's text in each language: source on the left, preview on the right, stored as versions. */
export const TemplateTextEditor = (props: TemplateWorkshopProps) => {
  const { template, back, sentence } = props;
  const ownLanguage = useLanguage();
  const [language, choose] = useState<Language>(ownLanguage);
  const [unsaved, setUnsaved] = useState<ReadonlySet<Language>>(new Set());
  const name = template.names[ownLanguage];
  usePageTitle(name);
  const mark = (isUnsaved: boolean): void => {
    const others = [...unsaved].filter((other) => other !== language);
    if (unsaved.has(language) !== isUnsaved)
      setUnsaved(new Set(isUnsaved ? [...others, language] : others));
  };
  return (
    <div className={column({ gap: 12, align: 'stretch' })}>
      <div>
        {back}
        <PageHeading title={name} sentence={sentence} />
      </div>
      <div>
        <LanguageChoice language={language} onChoose={choose} />
      </div>
      {(['es', 'ca', 'en'] as const).map((each) => (
        // Each language keeps its typed text while another one is open.
        <div key={each} hidden={each !== language}>
          <TextEditor {...props} language={each} onUnsaved={mark} />
        </div>
      ))}
      <UnsavedChanges isUnsaved={unsaved.size > 0} />
    </div>
  );
};

interface TextEditorProps extends TemplateWorkshopProps {
  language: Language;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The source text being edited, with functions that act at the cursor position. */
const useText = ({ template, language, onUnsaved }: TextEditorProps) => {
  const saved = template.sources[language];
  const [source, setSource] = useState(saved);
  const place = useRef<HTMLTextAreaElement>(null);
  const write = (text: string): void => {
    setSource(text);
    onUnsaved(text !== saved);
  };
  const insert = (field: string): void => {
    const at = place.current?.selectionStart ?? source.length;
    write(`${source.slice(0, at)}{{${field}}}${source.slice(at)}`);
    place.current?.focus();
  };
  const goTo = (line: number): void => {
    const start = source
      .split('\n')
      .slice(0, line - 1)
      .reduce((sum, text) => sum + text.length + 1, 0);
    const end = source.indexOf('\n', start);
    place.current?.focus();
    place.current?.setSelectionRange(start, end < 0 ? source.length : end);
  };
  return { source, isChanged: source !== saved, place, write, insert, goTo };
};

const TextEditor = (props: TextEditorProps) => {
  const { template, language } = props;
  const { t } = useLingui();
  const { source, isChanged, place, write, insert, goTo } = useText(props);
  const view = useMergedTemplate(source, language);
  const { number } = template.versions[language];
  return (
    <div className={stack({ gap: 16, columns: 2, align: 'start' }, styles.columns)}>
      <Sheet as="section" label={t`Texto de la plantilla`} className={styles.text}>
        <div className={box({ pad: [16, 20] }, styles.section)}>
          <FieldPicker onPick={insert} />
          <Textarea
            ref={place}
            label={t`Texto`}
            description={t`Una línea es un párrafo. «# » es el título, «## » un apartado, «- » una lista, «| » una tabla, «> » un aviso y «~ » las firmas.`}
            lang={language}
            rows={24}
            resize="vertical"
            spellCheck
            value={source}
            classNames={{ input: styles.source ?? '' }}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
          <TemplateProblems problems={view.problems} onGo={goTo} />
        </div>
        <SaveVersion
          {...props}
          source={source}
          isSound={view.problems.length === 0}
          isChanged={isChanged}
        />
        <History {...props} onTake={write} />
      </Sheet>
      <Sheet as="section" label={t`Vista previa`} className={styles.preview}>
        <TemplatePage
          blocks={view.blocks}
          language={language}
          head=""
          isPattern
          name={template.names[language]}
          number={number}
        />
      </Sheet>
    </div>
  );
};

interface SaveVersionProps extends TextEditorProps {
  source: string;
  isSound: boolean;
  isChanged: boolean;
}

const SaveVersion = (props: SaveVersionProps) => {
  const { template, language, source, isSound, isChanged, action, save, done, onSaved } = props;
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const [followsSpanish, setFollows] = useState(true);
  const { number } = template.versions[language];
  const isReady = isSound && isChanged && note.trim() !== '';
  const { isPending, run } = useUserAction({
    call: () => save({ id: template.id, language, basedOn: number, source, note, followsSpanish }),
    done: (saved) => done(saved.versions[language].number),
    onDone: async () => {
      setNote('');
      setTold(false);
      props.onUnsaved(false);
      await onSaved();
    },
    failed: t`No se pudo guardar la versión`,
  });
  return (
    <form
      noValidate
      className={box({ pad: [16, 20] }, styles.section)}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (isReady) run();
      }}
    >
      <TextInput
        label={t`Qué cambia`}
        maxLength={120}
        value={note}
        error={isTold && note.trim() === '' && t`Escribe qué cambia en esta versión`}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Follows {...props} isChosen={followsSpanish} onChoose={setFollows} />
      {isTold && !isChanged && <p className={looks.told}>{t`El texto no ha cambiado.`}</p>}
      <Button type="submit" mt="sm" loading={isPending} data-disabled={!isReady}>
        {action}
      </Button>
    </form>
  );
};

interface FollowsProps extends TextEditorProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Shown when the translation is older than the Spanish text: correcting a word alone does not bring it up to date. */
const Follows = ({ template: { versions }, language, isChosen, onChoose }: FollowsProps) => {
  const { t } = useLingui();
  const spanish = versions.es.number;
  const isBehind = languagesBehindSpanish(versions).some((behind) => behind === language);
  return (
    isBehind && (
      <Checkbox
        mt="sm"
        label={t`Recoge la versión ${spanish} del español`}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
    )
  );
};

interface HistoryProps extends TextEditorProps {
  onTake: (text: string) => void;
}

const History = ({ template, language, onTake }: HistoryProps) => {
  const { client } = trpc.useUtils();
  const { t } = useLingui();
  const versions = template.history.filter((version) => version.language === language);
  const take = useUserAction({
    call: ({ number }: TemplateVersion) =>
      client.valuations.templates.version.query({ id: template.id, language, number }),
    done: (_, { number }) => t`Texto de la versión ${number} en el editor: guárdalo para que valga`,
    onDone: ({ source }) => onTake(source),
    failed: t`No se pudo leer la versión`,
  });
  const name = languageNames[language];
  return (
    <section className={box({ pad: [16, 20] }, styles.section)}>
      <h2 className={box({ marginBottom: 8 }, text('size-14', 'strong'))}>
        <Trans>Versiones en {name}</Trans>
      </h2>
      <VersionHistory
        versions={versions}
        current={template.versions[language].number}
        onTake={(version) => take.run(version)}
      />
    </section>
  );
};
