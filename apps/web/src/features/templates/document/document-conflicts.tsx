import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  fieldLabel,
  getTemplateField,
  isTemplateField,
} from '@valia/domain/templates/template-fields.ts';
import type { TypedValue } from '@valia/domain/templates/template-values.ts';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './document-conflicts.module.css';
import { isNumberKind, formatFieldNumber } from './format-field-number.ts';
import type { EditedDocument } from './use-document.ts';
import type { FieldConflict } from './use-document-save-queue.ts';
import { column } from '../../../components/style/class-names.ts';

const looks = {
  text: column(
    {
      gap: 8,
      align: 'start',
      minWidth: 0,
      pad: [10, 12],
      border: 'plain',
      radius: 8,
      background: 'surface',
    },
    styles.text,
  ),
};

/** A typed value as text, whatever the type of its field. */
const useShownValue = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return (field: string, value: TypedValue | undefined): string => {
    if (value === undefined || value === '') return t`En blanco`;
    if (typeof value === 'boolean') return value ? t`Sí` : t`No`;
    if (typeof value === 'string' || !isTemplateField(field)) return String(value);
    const { kind } = getTemplateField(field);
    return isNumberKind(kind) ? formatFieldNumber(value, kind, language) : String(value);
  };
};

/** Fields that another window changed differently: both texts, and a choice between them. */
export const DocumentConflicts = ({ edited }: { edited: EditedDocument }) => {
  const { clashes } = edited;
  return (
    <>
      {clashes.length > 0 && (
        <div role="alert" className={styles.clashes}>
          <p>
            <Trans>
              Este documento se ha guardado desde otra ventana. Lo que escribiste en otros campos
              sigue aquí. En estos hay dos textos: elige cuál se queda.
            </Trans>
          </p>
          <ul>
            {clashes.map((clash) => (
              <BothTexts key={clash.field} edited={edited} clash={clash} />
            ))}
          </ul>
        </div>
      )}
      <UnsavedChanges isUnsaved={clashes.length > 0} />
    </>
  );
};

const BothTexts = ({ edited, clash }: { edited: EditedDocument; clash: FieldConflict }) => {
  const { t } = useLingui();
  const shown = useShownValue();
  const { field, theirs } = clash;
  const label = fieldLabel(field, useLanguage());
  return (
    <li>
      <h2>{label}</h2>
      <div className={looks.text}>
        <p>{shown(field, edited.document.typed[field])}</p>
        <Button
          size="sm"
          variant="default"
          aria-label={t`Conservar el mío: ${label}`}
          onClick={() => edited.decide(clash, 'mine')}
        >
          <Trans>Conservar el mío</Trans>
        </Button>
      </div>
      <div className={looks.text}>
        <p>{shown(field, theirs)}</p>
        <Button
          size="sm"
          variant="default"
          aria-label={t`Usar el de la otra ventana: ${label}`}
          onClick={() => edited.decide(clash, 'theirs')}
        >
          <Trans>Usar el de la otra ventana</Trans>
        </Button>
      </div>
    </li>
  );
};
