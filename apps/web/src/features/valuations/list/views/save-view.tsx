import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { IconBookmark, IconBookmarkOff, IconPencil } from '@tabler/icons-react';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { fieldIssueText } from '@valia/i18n/field-issue-texts.ts';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { listRoute, viewSearchOf } from '../list-search.ts';
import styles from './list-views.module.css';
import { type OwnView, useValuationViews } from './use-valuation-views.ts';

const plainViews = new Set(['', 'status', 'scope', 'archived', 'archived,scope']);

/** Names what the list asks for now, so that it is one tab away; renames a view of one's own, or takes it away. */
export const SaveView = () => {
  const search = listRoute.useSearch();
  const { find, remove } = useValuationViews();
  const own = find(search);
  const { place, holdFocus } = useFocusAfterChange(own?.id ?? null);
  // Everybody has these as tabs already.
  const isPlain = plainViews.has(Object.keys(viewSearchOf(search)).join());
  return (
    <div ref={place} className={styles.own}>
      {own !== undefined && (
        <>
          <RenameViewButton view={own} />
          <UnstyledButton
            className={styles.save}
            onClick={() => {
              holdFocus();
              void remove(own);
            }}
          >
            <IconBookmarkOff size={16} stroke={1.5} aria-hidden />
            <Trans>Eliminar vista</Trans>
          </UnstyledButton>
        </>
      )}
      {own === undefined && !isPlain && <SaveViewButton onSave={holdFocus} />}
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

interface ViewNamePopoverProps {
  icon: ReactNode;
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A button that asks for a name right below it. */
const ViewNamePopover = ({ icon, label, children }: ViewNamePopoverProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={styles.save} onClick={() => setOpened(!opened)}>
          {icon}
          {label}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={label}>
        {children(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  );
};

const SaveViewButton = ({ onSave }: { onSave: () => void }) => {
  const { t } = useLingui();
  const search = listRoute.useSearch();
  const { save, isSaving } = useValuationViews();
  return (
    <ViewNamePopover
      icon={<IconBookmark size={16} stroke={1.5} aria-hidden />}
      label={t`Guardar vista`}
    >
      {(close) => (
        <ViewNameForm
          button={t`Guardar vista`}
          isSaving={isSaving}
          onName={async (name, onRefused) => {
            onSave();
            if (await save(name, search, onRefused)) close();
          }}
        />
      )}
    </ViewNamePopover>
  );
};

const RenameViewButton = ({ view }: { view: OwnView }) => {
  const { t } = useLingui();
  const { rename, isSaving } = useValuationViews();
  return (
    <ViewNamePopover
      icon={<IconPencil size={16} stroke={1.5} aria-hidden />}
      label={t`Cambiar nombre`}
    >
      {(close) => (
        <ViewNameForm
          formerName={view.name}
          button={t`Guardar nombre`}
          isSaving={isSaving}
          onName={async (name, onRefused) => {
            if (await rename(view, name, onRefused)) close();
          }}
        />
      )}
    </ViewNamePopover>
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
      ? t`El nombre de esta vista se ha cambiado en otra pestaña. Guarda de nuevo para sustituirlo.`
      : i18n._(fieldIssueText(issue));
  };
};

const longestName = 40;

interface ViewNameFormProps {
  formerName?: string;
  button: string;
  isSaving: boolean;
  onName: (name: string, onRefused: (issue: Issue) => void) => Promise<void>;
}

const ViewNameForm = ({ formerName = '', button, isSaving, onName }: ViewNameFormProps) => {
  const { t } = useLingui();
  const issueText = useIssueText();
  const [name, setName] = useState(formerName);
  const [issue, setIssue] = useState<Issue | null>(null);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const isMissing = name.trim() === '';
    setIssue(isMissing ? { code: 'required', params: {} } : null);
    if (!isMissing) await onName(name.trim(), setIssue);
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
