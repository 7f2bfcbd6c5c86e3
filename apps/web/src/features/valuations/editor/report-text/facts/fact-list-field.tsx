import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { maxReportItems } from '@valia/domain/report-blocks/report-contents-schema.ts';
import { useEditor } from '../../document/editor-context.ts';
import styles from '../report-text.module.css';
import {
  classNames,
  column,
  row,
  stack,
  text,
} from '../../../../../components/style/class-names.ts';

const looks = {
  listed: column({ gap: 12, align: 'start', minWidth: 0, pad: 0, border: 'none' }),
  item: row({ gap: 8, align: 'start', width: 'full', pad: 12, border: 'plain', radius: 6 }),
};

interface ListedFactsProps {
  path: string;
  title: string;
  ids: readonly string[];
  addLabel: string;
  onAdd: () => void;
  onRemove: (id: string) => void;
  children: (place: number) => ReactNode;
}

/** A list of facts of one kind, up to the number that a report allows. */
export const FactListField = ({
  addLabel,
  children,
  ids,
  onAdd,
  onRemove,
  path,
  title,
}: ListedFactsProps) => {
  const { t } = useLingui();
  const { readOnly } = useEditor();
  const adding = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(ids.length, () => adding.current?.focus());
  return (
    <fieldset className={looks.listed} data-field={path}>
      <legend className={classNames(text('small', 'strong'), styles.caption)}>{title}</legend>
      {ids.map((id, place) => {
        const number = place + 1;
        return (
          <div key={id} className={looks.item}>
            <div className={stack({ align: 'end', flex: 1 }, styles.pair)}>{children(place)}</div>
            {!readOnly && (
              <ActionIcon
                variant="subtle"
                aria-label={t`Quitar ${title}, ${number}`}
                onClick={() => onRemove(id)}
              >
                <IconTrash size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {!readOnly && (
        <Button
          ref={adding}
          size="sm"
          variant="default"
          disabled={ids.length >= maxReportItems}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
};
