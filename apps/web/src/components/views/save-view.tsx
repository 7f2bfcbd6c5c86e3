import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { IconBookmark, IconBookmarkOff, IconPencil } from '@tabler/icons-react';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './view-tabs.module.css';
import type { OnRefusedName, useSavedViews } from './use-saved-views.ts';
import { row, text } from '../style/class-names.ts';

const looks = {
  save: row(
    { inline: true, gap: 6, align: 'center', flex: 'none', minHeight: 32, padX: 4, radius: 4 },
    text('dimmed', 'nowrap'),
    styles.save,
  ),
};

type OwnViews = ReturnType<typeof useSavedViews>;

interface SaveViewProps {
  own: OwnViews;
  /** Whether the list is already a predefined tab. */
  isPlain: boolean;
}

/**
 * Saves the list's current search under a name, so that it becomes a tab; renames or deletes a view of the user's own.
 */
export const SaveView = ({ own, isPlain }: SaveViewProps) => {
  const { t } = useLingui();
  const { current, save, rename, remove } = own;
  const { place, holdFocus } = useFocusAfterChange(current?.id ?? null);
  return (
    <div ref={place} className={row({ gap: 8, flex: 'none' })}>
      {current !== undefined && (
        <>
          <ViewNamePopover
            icon={<IconPencil size={16} stroke={1.5} aria-hidden />}
            label={t`Cambiar nombre`}
            formerName={current.name}
            button={t`Guardar nombre`}
            onName={(name, onRefused) => rename(current, name, onRefused)}
          />
          <UnstyledButton
            className={looks.save}
            onClick={() => {
              holdFocus();
              void remove(current);
            }}
          >
            <IconBookmarkOff size={16} stroke={1.5} aria-hidden />
            <Trans>Eliminar vista</Trans>
          </UnstyledButton>
        </>
      )}
      {current === undefined && !isPlain && (
        <ViewNamePopover
          icon={<IconBookmark size={16} stroke={1.5} aria-hidden />}
          label={t`Guardar vista`}
          button={t`Guardar vista`}
          onName={(name, onRefused) => {
            holdFocus();
            return save(name, onRefused);
          }}
        />
      )}
    </div>
  );
};

/**
 * Every button disappears after its use, so the focus moves to the one in its place. After saving it moves to the new
 * tab instead, because a second press would delete the view.
 */
const useFocusAfterChange = (ownId: string | null) => {
  const place = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const before = useRef(ownId);
  useLayoutEffect(() => {
    const isOther = before.current !== ownId;
    before.current = ownId;
    if (!isOther || !isHeld.current) return;
    isHeld.current = false;
    if (document.activeElement !== document.body) return;
    const button = place.current?.querySelector('button');
    const tab = place.current?.parentElement?.querySelector<HTMLElement>('[aria-current="page"]');
    (ownId === null ? (button ?? tab) : (tab ?? button))?.focus();
  }, [ownId]);
  const holdFocus = (): void => {
    isHeld.current = true;
  };
  return { place, holdFocus };
};

interface ViewNamePopoverProps extends Omit<ViewNameFormProps, 'onDone'> {
  icon: ReactNode;
  label: string;
}

/** A button that opens a form for a name right below it. */
const ViewNamePopover = ({ icon, label, ...form }: ViewNamePopoverProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={looks.save} onClick={() => setOpened(!opened)}>
          {icon}
          {label}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={label}>
        <ViewNameForm {...form} onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
};

type Issue = Pick<FieldIssue, 'code' | 'params'>;

/** The error of a view's name; the number of views may be too high, whatever name was typed. */
const useIssueText = () => {
  const { t, i18n } = useLingui();
  return (issue: Issue): string => {
    const { maximum } = issue.params;
    if (issue.code === 'too-many')
      return t`Ya tienes ${maximum} vistas, el máximo. Elimina una para guardar otra.`;
    return issue.code === 'changed-by-another'
      ? t`El nombre de esta vista ha cambiado en otra pestaña. Guarda de nuevo para poner el tuyo.`
      : i18n._(fieldIssueText(issue));
  };
};

const longestName = 40;

interface ViewNameFormProps {
  formerName?: string;
  button: string;
  /** Saves the name; resolves to whether it was saved. */
  onName: (name: string, onRefused: OnRefusedName) => Promise<boolean>;
  onDone: () => void;
}

const ViewNameForm = ({ formerName = '', button, onName, onDone }: ViewNameFormProps) => {
  const { t } = useLingui();
  const issueText = useIssueText();
  const [name, setName] = useState(formerName);
  const [issue, setIssue] = useState<Issue | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const isMissing = name.trim() === '';
    setIssue(isMissing ? { code: 'required', params: {} } : null);
    if (isMissing) return;
    setIsSaving(true);
    const isKept = await onName(name.trim(), setIssue);
    setIsSaving(false);
    if (isKept) onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={t`Nombre de la vista`}
        data-autofocus
        autoComplete="off"
        maxLength={longestName}
        value={name}
        error={issue && issueText(issue)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" mt={12} loading={isSaving}>
        {button}
      </Button>
    </form>
  );
};
