import { useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { formatNumber } from '@valia/i18n/format.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useChosenInView } from '../../lib/focus/use-chosen-in-view.ts';
import type { SearchValues } from '../filters/search-schema.ts';
import { type Address, savedSearch } from '../filters/use-address.ts';
import { SaveView } from './save-view.tsx';
import { isSameSearch, useOwnViews, type ViewVerbs } from './use-own-views.ts';
import styles from './view-tabs.module.css';
import { box, classNames, row, text } from '../style/class-names.ts';

const looks = {
  bar: row({ gap: 16, align: 'center', justify: 'between', borderBottom: 'plain' }, styles.bar),
  tabs: row({ gap: 24, minWidth: 0, height: 44 }, styles.tabs),
  name: box({ overflow: 'hidden' }, text('ellipsis', 'nowrap'), styles.name),
};

/** A view that everybody has. */
export interface ViewTab {
  label: string;
  /** What it fixes of the address's view keys; the filters stay as they are. */
  view: SearchValues;
  /** Left out where nothing is counted; undefined while it is on its way, so that its place is kept. */
  count?: number | undefined;
}

interface ViewTabsProps {
  address: Address;
  tabs: readonly ViewTab[];
  /** Where a person's own are kept; without them there are none. */
  verbs: ViewVerbs;
}

/** The views of a list as tabs: those of everybody, and a person's own. The address keeps the one chosen. */
export const ViewTabs = ({ address, tabs, verbs }: ViewTabsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { schema, search } = address;
  const own = useOwnViews(address, verbs);
  // Its place moves once the counts and a person's own views are there.
  const counts = tabs.map(({ count }) => count).join();
  const row = useChosenInView<HTMLElement>(
    `${JSON.stringify(savedSearch(schema, search))} ${counts} ${own.views.length}`,
  );
  const withoutView = Object.fromEntries(schema.view.map((key) => [key, undefined]));
  const isPlain = tabs.some(({ view }) => isSameSearch(address, view, search));
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
              // The tab of one's own view stands for it then.
              isCurrent={own.current === undefined && isSameSearch(address, next, search)}
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
          <TabLink key={id} search={asked} isCurrent={isSameSearch(address, asked, search)}>
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

// The router's own link calls every one current that leads to where one is: two views may ask for the same.
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
