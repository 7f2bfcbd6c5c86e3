import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Input, NativeSelect, Radio, SegmentedControl } from '@mantine/core';
import {
  hasSectionContent,
  reportKinds,
  type ReportSection,
  sectionsOfKind,
  hasEvToEbitWeight,
} from '@valia/domain/reports/report-choice.ts';
import { IconFileText } from '@tabler/icons-react';
import type { ReportChoice } from '@valia/domain/reports/report-schemas.ts';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import { reportTerms } from '@valia/i18n/terms/report-terms.ts';
import { type Ref, type SyntheticEvent, useId, useRef } from 'react';
import { useLanguage } from '../../../../lib/language.ts';
import { useEditor } from '../document/editor-context.ts';
import styles from './report-dialog.module.css';
import { UnprintableFields } from './unprintable-fields.tsx';
import { useReportRequest } from './use-report-request.ts';
import { box, column, row, text } from '../../../../components/style/class-names.ts';

type ReportRequest = ReturnType<typeof useReportRequest>;

interface ReportFormProps {
  last: ReportChoice;
  /** The completed versions, newest first. */
  versions: readonly SnapshotSummary[];
  onClose: () => void;
}

export const ReportForm = ({ last, versions, onClose }: ReportFormProps) => {
  const [latest, ...earlier] = versions;
  // The same rule as on the server: currencies are not converted.
  const comparable = earlier.filter(({ currency }) => currency === latest?.currency);
  const versionField = useRef<HTMLSelectElement>(null);
  const request = useReportRequest({
    last,
    comparable,
    onVersionRefused: () => versionField.current?.focus(),
    onMade: onClose,
  });
  const whyNot = useWhyNotCompared(versions);
  const canCompare = comparable.length > 0;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void request.make('pdf');
  };
  return (
    <form className={column({ gap: 20, marginTop: 20 })} onSubmit={submit}>
      <KindField request={request} whyNotCompared={canCompare ? null : whyNot} />
      {request.kind === 'comparison' && canCompare && (
        <VersionField
          ref={versionField}
          request={request}
          comparable={comparable}
          note={comparable.length < earlier.length ? whyNot : null}
        />
      )}
      <LanguageField request={request} />
      <SectionFields request={request} />
      <UnprintableFields issues={request.unprintable} />
      <Actions
        request={request}
        isPossible={request.kind !== 'comparison' || canCompare}
        onClose={onClose}
      />
    </form>
  );
};

interface ActionsProps {
  request: ReportRequest;
  isPossible: boolean;
  onClose: () => void;
}

const Actions = ({ isPossible, onClose, request }: ActionsProps) => (
  <>
    <p className={box({ span: 'all' }, text('small', 'dimmed'))}>
      <Trans>
        La copia en DOCX dice lo mismo, para editarla; el informe verificado es el PDF, que se
        guarda también.
      </Trans>
    </p>
    <div className={row({ gap: 8, wrap: true })}>
      <Button type="submit" loading={request.isMaking} disabled={!isPossible}>
        <Trans>Generar y descargar</Trans>
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileText size={16} stroke={1.5} aria-hidden />}
        disabled={request.isMaking || !isPossible}
        onClick={() => void request.make('docx')}
      >
        <Trans>Copia editable en DOCX</Trans>
      </Button>
      <Button variant="default" onClick={onClose}>
        <Trans>Cancelar</Trans>
      </Button>
    </div>
  </>
);

/** The reason why earlier versions cannot be compared with the latest one. */
const useWhyNotCompared = ([latest, ...earlier]: readonly SnapshotSummary[]): string => {
  const { t } = useLingui();
  const currency = latest?.currency ?? '';
  return earlier.length === 0
    ? t`Hace falta otra versión cerrada antes de esta.`
    : t`Solo se compara con versiones en ${currency}, la moneda de la última.`;
};

interface KindFieldProps {
  request: ReportRequest;
  /** Null when there is a version to compare with. */
  whyNotCompared: string | null;
}

const KindField = ({ request, whyNotCompared }: KindFieldProps) => {
  const { t, i18n } = useLingui();
  return (
    <Radio.Group
      label={t`Tipo de informe`}
      value={request.kind}
      onChange={(value) => {
        const chosen = reportKinds.find((kind) => kind === value);
        if (chosen !== undefined) request.chooseKind(chosen);
      }}
    >
      <div className={column({ gap: 10, marginTop: 6 })}>
        {reportKinds.map((kind) => {
          const whyNot = kind === 'comparison' ? whyNotCompared : null;
          return (
            <Radio
              key={kind}
              value={kind}
              disabled={whyNot !== null}
              label={i18n._(reportTerms.kinds[kind])}
              description={whyNot ?? i18n._(reportTerms.kindTexts[kind])}
            />
          );
        })}
      </div>
    </Radio.Group>
  );
};

interface VersionFieldProps {
  ref: Ref<HTMLSelectElement>;
  request: ReportRequest;
  comparable: readonly SnapshotSummary[];
  /** The reason why some versions are missing; null when none are. */
  note: string | null;
}

const VersionField = ({ ref, request, comparable, note }: VersionFieldProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <NativeSelect
      ref={ref}
      label={t`Comparar con`}
      description={note}
      error={request.refusal}
      value={String(request.compareWith)}
      data={comparable.map(({ number, createdAt }) => {
        const date = formatDate(createdAt, language);
        return { value: String(number), label: t`Versión ${number}, del ${date}` };
      })}
      onChange={({ currentTarget }) => request.setCompareWith(Number(currentTarget.value))}
    />
  );
};

const LanguageField = ({ request }: { request: ReportRequest }) => {
  const labelId = useId();
  return (
    <div>
      <Input.Label component="span" id={labelId}>
        <Trans>Idioma del informe</Trans>
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        data={languages.map((language) => ({
          value: language,
          label: <span lang={language}>{languageNames[language]}</span>,
        }))}
        value={request.language}
        onChange={request.setLanguage}
      />
    </div>
  );
};

const SectionFields = ({ request }: { request: ReportRequest }) => {
  const { i18n } = useLingui();
  const { document } = useEditor();
  const missing = useMissingTexts();
  return (
    <fieldset className={styles.sections}>
      <legend className={box({ pad: 0 }, text('body', 'strong'))}>
        <Trans>Apartados</Trans>
      </legend>
      <p className={box({ span: 'all' }, text('small', 'dimmed'))}>
        <Trans>La portada, el resumen y las advertencias están siempre.</Trans>
      </p>
      {sectionsOfKind[request.kind].map((section) => {
        const isThere = hasSectionContent(document, section);
        return (
          <Checkbox
            key={section}
            label={i18n._(reportTerms.sections[section])}
            description={isThere ? undefined : missing(section)}
            disabled={!isThere}
            checked={isThere && request.sections.includes(section)}
            onChange={() => request.toggle(section)}
          />
        );
      })}
    </fieldset>
  );
};

/** The reason why a section has no content. */
const useMissingTexts = () => {
  const { t } = useLingui();
  const { document } = useEditor();
  return (section: ReportSection): string => {
    if (section === 'contrast-listed')
      return hasEvToEbitWeight(document)
        ? t`El EV/EBIT ya cuenta en el valor, con su peso.`
        : t`Hacen falta el sector de la empresa y un método con múltiplos.`;
    if (section === 'scenarios') return t`Esta valoración no tiene escenarios.`;
    if (section === 'simulation') return t`Esta valoración no tiene ninguna simulación.`;
    return t`El método no descuenta flujos.`;
  };
};
