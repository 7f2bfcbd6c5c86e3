import { Link } from '@tanstack/react-router';
import type { SearchValues } from '../filters/search-schema.ts';
import styles from './name-cell.module.css';
import { box, classNames, row, stack, text } from '../style/class-names.ts';

const looks = {
  name: classNames(text('strong', 'undecorated', 'anywhere'), styles.name),
  about: text('size-13', 'line-18', 'regular', 'dimmed', 'anywhere'),
};

interface NameCellProps {
  name: string;
  /** The query parameters of the URL once the row is open. */
  search: SearchValues;
  tags?: readonly string[];
  /** Below. */
  about?: string;
}

/** A row's name, a link that opens the row beside the list. */
export const NameCell = ({ name, search, tags = [], about }: NameCellProps) => (
  <div className={stack({ padY: 5 })}>
    <span className={row({ gap: 8, align: 'center', minWidth: 0 })}>
      <Link to="." search={(before) => ({ ...before, ...search })} className={looks.name}>
        {name}
      </Link>
      {tags.map((tag) => (
        <span key={tag} className={box({ border: 'strong', radius: 4 }, text('fine'), styles.tag)}>
          {tag}
        </span>
      ))}
    </span>
    {about !== undefined && <span className={looks.about}>{about}</span>}
  </div>
);
