import { useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { formatNumber } from '@valia/i18n/format.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useScrollChosenIntoView } from '../../lib/focus/use-scroll-chosen-into-view.ts';
import type { SearchValues } from '../filters/search-schema.ts';
import { type ListUrlState, normaliseSearch } from '../filters/use-list-url-state.ts';
import { SaveView } from './save-view.tsx';
import { isSameListSearch, useSavedViews, type SavedViewCalls } from './use-saved-views.ts';
import styles from './view-tabs.module.css';
import { box, classNames, row, text } from '../style/class-names.ts';

const looks = {
  bar: row({ gap: 16, align: 'center', justify: 'between', borderBottom: 'plain' }, styles.bar),
  tabs: row({ gap: 24, minWidth: 0, height: 44 }, styles.tabs),
  name: box({ overflow: 'hidden' }, text('ellipsis', 'nowrap'), styles.name),
};

/** A predefined view. */
export interface SharedViewTab {
  label: string;
  /** The values that it sets for the URL's view keys; the filters remain unchanged. */
  view: SearchValues;
  /** Omitted when nothing is counted; undefined while it is loading, so that its place is reserved. */
  count?: number | undefined;
}

interface ViewTabsProps {
  address: ListUrlState;
  tabs: readonly SharedViewTab[];
  /** The calls for the user's own views. */
  verbs: SavedViewCalls;
}

/** The views of a list as tabs: the predefined ones, and the user's own. The URL stores the chosen one. */
export const ViewTabs = ({ address, tabs, verbs }: ViewTabsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { schema, search } = address;
  const own = useSavedViews(address, verbs);
  // Recomputed because the tab moves once the counts and the user's own views have loaded.
  const counts = tabs.map(({ count }) => count).join();
  const row = useScrollChosenIntoView<HTMLElement>(
    `${JSON.stringify(normaliseSearch(schema, search))} ${counts} ${own.views.length}`,
  );
  const withoutView = Object.fromEntries(schema.view.map((key) => [key, undefined]));
  const isPlain = tabs.some(({ view }) => isSameListSearch(address, view, search));
  return (
    <div className={looks.bar}>
      <nav ref={row} className={looks.tabs} aria-label={t`Vistas`}>
        {tabs.map((tab) => {
          const { label, view, count } = tab;
          const next = { ...search, ...withoutView, ...view };
          return (
            <TabLink
              key={label}
              search={next}
              // Not current when a view of the user's own has the same search: that view's tab is then current.
              isCurrent={own.current === undefined && isSameListSearch(address, next, search)}
            >
              {label}
              {'count' in tab && (
                <span className={classNames(text('size-13', 'regular', 'dimmed'), styles.count)}>
                  {count === undefined ? '' : formatNumber(count, { language })}
                </span>
              )}
            </TabLink>
          );
        })}
        {own.views.map(({ id, name, asked }) => (
          <TabLink key={id} search={asked} isCurrent={isSameListSearch(address, asked, search)}>
            <span className={looks.name}>{name}</span>
          </TabLink>
        ))}
      </nav>
      <SaveView own={own} isPlain={isPlain} />
    </div>
  );
};

interface ViewAnchorProps extends ComponentProps<'a'> {
  'data-current': true | undefined;
  disabled?: boolean;
}

// The router's own link marks every link to the current location as current, and two views may have the same
// search.
const ViewLink = createLink(({ disabled: _disabled, children, ...anchor }: ViewAnchorProps) => (
  <a {...anchor} aria-current={anchor['data-current'] && 'page'}>
    {children}
  </a>
));

interface TabLinkProps {
  search: SearchValues;
  isCurrent: boolean;
  children: ReactNode;
}

const TabLink = ({ search, isCurrent, children }: TabLinkProps) => (
  <ViewLink
    to="."
    search={search}
    className={styles.tab}
    activeProps={{}}
    activeOptions={{ exact: true, includeSearch: true }}
    data-current={isCurrent || undefined}
  >
    {children}
  </ViewLink>
);
