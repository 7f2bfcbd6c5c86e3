import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { IconBookmark, IconBookmarkOff, IconPencil } from '@tabler/icons-react';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './view-tabs.module.css';
import type { OnRefusedName, useOwnViews } from './use-own-views.ts';
import { row, text } from '../style/class-names.ts';

const looks = {
  save: row(
    { inline: true, gap: 6, align: 'center', flex: 'none', minHeight: 32, padX: 4, radius: 4 },
    text('dimmed', 'nowrap'),
    styles.save,
  ),
};

type OwnViews = ReturnType<typeof useOwnViews>;

interface SaveViewProps {
  own: OwnViews;
  /** Everybody has it as a tab already. */
  isPlain: boolean;
}

/** Names what the list asks for now, so that it is one tab away; renames a view of one's own, or takes it away. */
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
 * The button that was used goes with what it did: the focus goes to the one in its place, but from a view just saved to
 * its tab, since a second press would delete it.
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

/** A button that asks for a name right below it. */
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

/** Of a view's name; too many are the views, not what was typed. */
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
  /** Whether it was kept under that name. */
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
