import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PrintedValue } from '@valia/domain/templates/merge-template.ts';
import type { TemplateFieldKind, TemplateSource } from '@valia/domain/templates/template-field.ts';
import {
  fieldLabel,
  getTemplateField,
  isTemplateField,
} from '@valia/domain/templates/template-fields.ts';
import { findScreen } from '@valia/domain/paths/paths.ts';
import { printTemplateValues } from '@valia/i18n/templates/print-template-values.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { DocumentValuationSelect } from '../shared/document-valuation-select.tsx';
import type { TemplateView } from '../shared/use-merged-template.ts';
import styles from './document.module.css';
import { FieldInput } from './field-input.tsx';
import type { EditedDocument } from './use-document.ts';
import { box, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  title: row({ gap: [4, 8], align: 'baseline', wrap: true }, text('body', 'strong'), styles.title),
  dimmed: text('size-13', 'regular', 'dimmed'),
};

interface DocumentFieldsProps {
  edited: EditedDocument;
  view: TemplateView;
  onCurrent: (field: string | null) => void;
}

const isFrom = (field: string, sources: readonly TemplateSource[]): boolean =>
  isTemplateField(field) && sources.includes(getTemplateField(field).source);

const shortKinds: ReadonlySet<TemplateFieldKind> = new Set(['date', 'integer', 'money', 'rate']);
const isShort = (field: string): boolean =>
  isTemplateField(field) && shortKinds.has(getTemplateField(field).kind);

const fromValuation = ['valuation', 'client'] as const;
const fromProfile = ['organization', 'adviser'] as const;

/**
 * The fields of the document: missing ones first, then those typed here, then those whose values come from elsewhere.
 */
export const DocumentFields = (props: DocumentFieldsProps) => {
  const { edited, view, onCurrent } = props;
  const { t } = useLingui();
  const { typed } = edited.document;
  // A field that has just got its value keeps its position until it loses the focus.
  const [held, hold] = useState<string | null>(null);
  const isFirst = (field: string): boolean => view.missing.includes(field) || field === held;
  const missing = view.asked.filter(isFirst);
  const optional = view.fields.filter(
    (field) => !view.asked.includes(field) && isFrom(field, ['typed']),
  );
  const written = view.asked.filter((field) => !isFirst(field) && field in typed);
  const elsewhere = (sources: readonly TemplateSource[]) =>
    view.asked.filter((field) => !isFirst(field) && !(field in typed) && isFrom(field, sources));
  const input = (field: string): ReactNode => (
    <Field
      key={field}
      field={field}
      {...props}
      onFocus={() => {
        hold(isFirst(field) ? field : null);
        onCurrent(field);
      }}
      onBlur={() => {
        hold(null);
        onCurrent(null);
      }}
    />
  );
  return (
    <Sheet as="section" label={t`Datos del documento`}>
      <MissingHead view={view}>{missing.map(input)}</MissingHead>
      <Filling edited={edited} />
      <Section title={t`Lo escribes tú`} count={written.length}>
        {written.map(input)}
      </Section>
      <Section title={t`Si procede`} count={optional.length}>
        {optional.map(input)}
      </Section>
      <Elsewhere title={t`De la valoración`} fields={elsewhere(fromValuation)} edited={edited}>
        <OpenValuation id={edited.document.valuationId} />
      </Elsewhere>
      <Elsewhere title={t`De tu perfil`} fields={elsewhere(fromProfile)} edited={edited}>
        <OpenSettings />
      </Elsewhere>
    </Sheet>
  );
};

const MissingHead = ({ view, children }: { view: TemplateView; children: ReactNode[] }) => {
  const { t } = useLingui();
  const { asked, missing } = view;
  const [count, all] = [missing.length, asked.length];
  const filled = all - count;
  return (
    <section className={box({ pad: [14, 20] }, styles.section)}>
      <p className={looks.title} role="status">
        {count === 0
          ? t`Todos los campos tienen su dato`
          : t`${plural(count, { one: 'Falta #', many: 'Faltan #', other: 'Faltan #' })} de ${all} campos`}
        <span className={looks.dimmed}>
          {t`${plural(filled, { one: '# rellenado', many: '# rellenados', other: '# rellenados' })}`}
        </span>
      </p>
      <div className={row({ gap: 2 }, styles.segments)} aria-hidden>
        {asked.map((field) => (
          <span key={field} data-missing={missing.includes(field) || undefined} />
        ))}
      </div>
      <div className={stack({ gap: 12, columns: 2, align: 'end' }, styles.inputs)}>{children}</div>
    </section>
  );
};

interface SectionProps {
  title: string;
  count: number;
  children: ReactNode;
}

const Section = ({ title, count, children }: SectionProps) =>
  count > 0 && (
    <section className={box({ pad: [14, 20] }, styles.section)}>
      <h2 className={looks.title}>
        {title} <span className={looks.dimmed}>{count}</span>
      </h2>
      <div className={stack({ gap: 12, columns: 2, align: 'end' }, styles.inputs)}>{children}</div>
    </section>
  );

interface FieldProps extends DocumentFieldsProps {
  field: string;
  onFocus: () => void;
  onBlur: () => void;
}

const Field = ({ field, edited, view, onFocus, onBlur }: FieldProps) => {
  const { document, type } = edited;
  const isMissing = view.missing.includes(field);
  const from = isFrom(field, fromValuation) ? <OpenValuation id={document.valuationId} /> : null;
  return (
    <div onFocus={onFocus} onBlur={onBlur} data-short={isShort(field) || undefined}>
      <FieldInput
        field={field}
        value={document.typed[field]}
        isMissing={isMissing}
        origin={isFrom(field, fromProfile) ? <OpenSettings /> : from}
        onType={(value) => type(field, value)}
      />
    </div>
  );
};

const Filling = ({ edited: { document, change } }: Pick<DocumentFieldsProps, 'edited'>) => (
  <section className={box({ pad: [14, 20] }, styles.section)}>
    <DocumentValuationSelect
      valuationId={document.valuationId}
      companyName={document.companyName}
      onChoose={(valuationId) => void change({ valuationId })}
    />
  </section>
);

const shortOf = (value: PrintedValue | undefined, rows: string): string => {
  if (value === undefined) return '';
  return value.kind === 'text' || value.kind === 'flag' ? value.text : rows;
};

interface ElsewhereProps {
  title: string;
  fields: readonly string[];
  edited: EditedDocument;
  children: ReactNode;
}

/** Values that are entered elsewhere, with a link to that place. */
const Elsewhere = ({ title, fields, edited: { document }, children }: ElsewhereProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { sourced } = document;
  const values = useMemo(
    () => printTemplateValues({ sourced, typed: {} }, language),
    [sourced, language],
  );
  return (
    fields.length > 0 && (
      <section className={box({ pad: [14, 20] }, styles.section)}>
        <h2 className={looks.title}>
          {title} <span className={looks.dimmed}>{fields.length}</span> {children}
        </h2>
        <dl className={styles.values}>
          {fields.map((field) => (
            <div key={field}>
              <dt>{fieldLabel(field, language)}</dt>
              <dd>{shortOf(values.get(field), t`Tabla`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
};

const OpenValuation = ({ id }: { id: string | null }) =>
  id !== null && (
    <Link to="/valuation/$id" params={{ id }} className={text('size-13', 'regular')}>
      <Trans>Abrir la valoración</Trans>
    </Link>
  );

const settings = '/settings';

/** A link to the screen for an adviser's own details, if that screen exists. */
const OpenSettings = () =>
  findScreen(settings) !== null && (
    <a href={settings} className={text('size-13', 'regular')}>
      <Trans>Abrir ajustes</Trans>
    </a>
  );
