import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, TagsInput } from '@mantine/core';
import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import { type SyntheticEvent, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import type { SelectedItem } from '../use-list-selection.ts';
import styles from './dialogs.module.css';
import type { BulkActions } from './use-bulk-actions.ts';

type Tagged = SelectedItem & { tags?: string[] };

interface TagDialogProps {
  /** Null while it is closed. */
  items: readonly Tagged[] | null;
  onClose: () => void;
  apply: BulkActions['apply'];
}

const mostTags = 20;
const longestTag = 30;

const stored = (tags: readonly string[]): string[] => [
  ...new Set(
    tags.flatMap((tag) => {
      const plain = tag.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('es').slice(0, longestTag);
      return plain === '' || hasRefusedCharacter(plain) ? [] : [plain];
    }),
  ),
];

/** The tags of one valuation, or those to add to and take off many. */
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

const TagForm = ({ items, onClose, apply }: TagFormProps) => {
  const { t } = useLingui();
  const known = trpc.valuations.tags.useQuery().data?.tags ?? [];
  const [first] = items;
  const [before] = useState(() => (items.length === 1 ? (first?.tags ?? []) : []));
  const [kept, setKept] = useState<string[]>(before);
  const [removed, setRemoved] = useState<string[]>([]);
  const isOne = items.length === 1;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
    const added = kept.filter((tag) => !before.includes(tag));
    const gone = isOne ? before.filter((tag) => !kept.includes(tag)) : removed;
    const actions = [
      { kind: 'remove-tags', tags: gone } as const,
      { kind: 'add-tags', tags: added } as const,
    ].filter(({ tags }) => tags.length > 0);
    if (actions.length > 0) void apply(actions, items);
  };

  return (
    <form onSubmit={submit} className={styles.fields}>
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
      <div className={styles.actions}>
        <Button type="submit">
          <Trans>Guardar etiquetas</Trans>
        </Button>
        <Button variant="default" onClick={onClose}>
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

const TagsField = ({ known, value, onChange, isFirst = false, ...texts }: TagsFieldProps) => (
  <TagsInput
    {...texts}
    data-autofocus={isFirst || undefined}
    maxTags={mostTags}
    splitChars={[',', ';']}
    acceptValueOnBlur
    comboboxProps={{ withinPortal: false }}
    data={known.filter((tag) => !value.includes(tag))}
    value={value}
    onChange={(tags) => onChange(stored(tags))}
  />
);
