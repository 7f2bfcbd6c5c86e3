import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TemplateSource } from '@valia/domain/templates/template-field.ts';
import { getTemplateField, isTemplateField } from '@valia/domain/templates/template-fields.ts';
import styles from './field-sources.module.css';
import { row, text } from '../../../components/style/class-names.ts';

interface FieldSourcesProps {
  fields: readonly string[];
}

const parts = ['valuation', 'profile', 'typed'] as const;
type Part = (typeof parts)[number];

const partOf: Readonly<Record<TemplateSource, Part>> = {
  valuation: 'valuation',
  client: 'valuation',
  organization: 'profile',
  adviser: 'profile',
  typed: 'typed',
};

/** The number of fields in a text, by the source of their values. */
export const FieldSources = ({ fields }: FieldSourcesProps) => {
  const { t } = useLingui();
  const countOf = (part: Part): number =>
    fields.filter(
      (field) => isTemplateField(field) && partOf[getTemplateField(field).source] === part,
    ).length;
  const valuation = countOf('valuation');
  const profile = countOf('profile');
  const typed = countOf('typed');
  const texts: Record<Part, string> = {
    valuation: t`${valuation} de la valoración`,
    profile: t`${profile} de tu perfil`,
    typed: t`${plural(typed, { one: '# lo escribes tú', many: '# los escribes tú', other: '# los escribes tú' })}`,
  };
  return (
    <div>
      <p className={row({ justify: 'between' })}>
        {t`Campos`} <strong>{fields.length}</strong>
      </p>
      <div className={row({ height: 8 }, styles.bar)} aria-hidden>
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: countOf(part) }} />
        ))}
      </div>
      <ul className={row({ gap: [4, 16], wrap: true }, text('size-13', 'dimmed'), styles.key)}>
        {parts.map((part) => (
          <li key={part} data-part={part}>
            {texts[part]}
          </li>
        ))}
      </ul>
    </div>
  );
};
