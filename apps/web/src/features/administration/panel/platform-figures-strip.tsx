import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PanelFigures } from '@valia/domain/administration/panel-schemas.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { LargeFigure } from '../../../components/large-figure.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './platform-figures-strip.module.css';
import { row, text } from '../../../components/style/class-names.ts';

/** Figures about the size of the platform; a figure links to its list if there is one. */
export const PlatformFiguresStrip = () => {
  const query = trpc.admin.panel.figures.useQuery();
  return (
    <Sheet className={styles.figures}>
      <QueryState query={query} loading={<Skeleton className={styles.loading} height={96} />}>
        {(figures) => <Figures figures={figures} />}
      </QueryState>
    </Sheet>
  );
};

const Figures = ({ figures }: { figures: PanelFigures }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, { language });
  const [fresh, unassigned] = [number(figures.newUsers), number(figures.unassignedLeads)];
  return (
    <>
      <Link to="/admin/users" className={styles.figure}>
        <Figure
          name={t`Usuarios`}
          value={number(figures.users)}
          about={t`${plural(figures.newUsers, { one: `${fresh} alta en 7 días`, many: `${fresh} altas en 7 días`, other: `${fresh} altas en 7 días` })}`}
          isLink
        />
      </Link>
      <Work figures={figures} />
      <Link to="/admin/sell-leads" search={{ view: 'open' }} className={styles.figure}>
        <Figure
          name={t`Leads abiertos`}
          value={number(figures.openLeads)}
          about={t`${unassigned} sin asesor`}
          isLink
        />
      </Link>
      <Link to="/admin/security" search={{ view: 'grave' }} className={styles.figure}>
        <Figure
          name={t`Eventos graves`}
          value={number(figures.graveEvents)}
          about={t`en las últimas 24 h`}
          isLink
        />
      </Link>
    </>
  );
};

/** Administrators have no list of valuations, because their contents belong to the owners alone. */
const Work = ({ figures }: { figures: PanelFigures }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, { language });
  const [archived, completed] = [
    number(figures.archivedOrganizations),
    number(figures.completedValuations),
  ];
  return (
    <>
      <Link to="/admin/organizations" className={styles.figure}>
        <Figure
          name={t`Organizaciones`}
          value={number(figures.organizations)}
          about={t`${archived} cerradas`}
          isLink
        />
      </Link>
      <div className={styles.figure}>
        <Figure
          name={t`Valoraciones`}
          value={number(figures.valuations)}
          about={t`${completed} completadas`}
        />
      </div>
    </>
  );
};

interface FigureProps {
  name: string;
  value: string;
  about: ReactNode;
  isLink?: boolean;
}

const Figure = ({ name, value, about, isLink = false }: FigureProps) => (
  <>
    <span className={row({ justify: 'between' }, text('size-13', 'line-18', 'dimmed'))}>
      {name}
      {isLink && <IconArrowRight size={16} stroke={1.5} aria-hidden />}
    </span>
    <LargeFigure value={value} size="medium" />
    <span className={text('fine', 'dimmed')}>{about}</span>
  </>
);
