import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, TagsInput } from '@mantine/core';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { forbiddenCharacterIssue } from '@valia/domain/text/forbidden-character.ts';
import {
  maxTagLength,
  maxTagsPerValuation,
  normaliseTag,
} from '@valia/domain/valuations/normalise-tag.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { type SyntheticEvent, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import type { SelectedItem } from '../list-types.ts';
import type { ApplyActions } from './use-bulk-valuation-actions.ts';
import { column, row } from '../../../../components/style/class-names.ts';

type Tagged = SelectedItem & { tags?: string[] };

interface TagDialogProps {
  /** The valuations to delete; null while the dialog is closed. */
  items: readonly Tagged[] | null;
  onClose: () => void;
  apply: ApplyActions;
}

const plain = (tags: readonly string[]): string[] => [
  ...new Set(tags.map(normaliseTag).filter((tag) => tag !== '')),
];

/** The error of the current tags; null when there is none. */
const issueOf = (tags: readonly string[]): Pick<FieldIssue, 'code' | 'params'> | null => {
  if (tags.some((tag) => tag.length > maxTagLength))
    return { code: 'too-long', params: { maximum: maxTagLength } };
  const refused = tags.map(forbiddenCharacterIssue).find((issue) => issue !== null);
  if (refused !== undefined) return refused;
  return tags.length > maxTagsPerValuation
    ? { code: 'too-many', params: { maximum: maxTagsPerValuation } }
    : null;
};

/** Edits the tags of one valuation, or the tags to add to and remove from many. */
export const TagDialog = ({ items, onClose, apply }: TagDialogProps) => {
  const { t } = useLingui();
  const count = items?.length ?? 0;
  const title = t`${plural(count, { one: 'Etiquetas de la valoración', many: 'Etiquetar # de valoraciones', other: 'Etiquetar # valoraciones' })}`;
  return (
    <Modal
      opened={items !== null}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      {items !== null && <TagForm items={items} onClose={onClose} apply={apply} />}
    </Modal>
  );
};

interface TagFormProps extends Omit<TagDialogProps, 'items'> {
  items: readonly Tagged[];
}

/** The tags to add and remove, and the submission, which is blocked until every tag is valid. */
const useTagForm = ({ items, onClose, apply }: TagFormProps) => {
  const [first] = items;
  const [before] = useState(() => (items.length === 1 ? (first?.tags ?? []) : []));
  const [kept, setKept] = useState<string[]>(before);
  const [removed, setRemoved] = useState<string[]>([]);
  const isOne = items.length === 1;

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (issueOf(kept) !== null || issueOf(removed) !== null) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    onClose();
    const added = kept.filter((tag) => !before.includes(tag));
    const gone = isOne ? before.filter((tag) => !kept.includes(tag)) : removed;
    const actions = [
      { kind: 'remove-tags', tags: gone } as const,
      { kind: 'add-tags', tags: added } as const,
    ].filter(({ tags }) => tags.length > 0);
    if (actions.length > 0) void apply(actions, items);
  };

  return { isOne, kept, setKept, removed, setRemoved, submit };
};

const TagForm = (props: TagFormProps) => {
  const { t } = useLingui();
  const known = trpc.valuations.tags.useQuery().data?.tags ?? [];
  const { isOne, kept, setKept, removed, setRemoved, submit } = useTagForm(props);
  return (
    <form onSubmit={submit} className={column({ gap: 16 })}>
      <TagsField
        isFirst
        label={isOne ? t`Etiquetas` : t`Añadir etiquetas`}
        description={t`Escribe una y pulsa Intro. Hasta 20, de 30 caracteres.`}
        known={known}
        value={kept}
        onChange={setKept}
      />
      {!isOne && (
        <TagsField
          label={t`Quitar etiquetas`}
          known={known}
          value={removed}
          onChange={setRemoved}
        />
      )}
      <div className={row({ gap: 8, wrap: true, marginTop: 20 })}>
        <Button type="submit">
          <Trans>Guardar etiquetas</Trans>
        </Button>
        <Button variant="default" onClick={props.onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
};

interface TagsFieldProps {
  label: string;
  description?: string;
  isFirst?: boolean;
  known: readonly string[];
  value: string[];
  onChange: (tags: string[]) => void;
}

const TagsField = ({ known, value, onChange, isFirst = false, ...texts }: TagsFieldProps) => {
  const { i18n } = useLingui();
  const issue = issueOf(value);
  return (
    <TagsInput
      {...texts}
      data-autofocus={isFirst || undefined}
      // An invalid tag stays visible with an error: it is neither cut nor dropped.
      error={issue && i18n._(fieldIssueText(issue))}
      errorProps={{ role: 'alert' }}
      splitChars={[',', ';']}
      acceptValueOnBlur
      comboboxProps={{ withinPortal: false }}
      data={known.filter((tag) => !value.includes(tag))}
      value={value}
      onChange={(tags) => onChange(plain(tags))}
    />
  );
};
