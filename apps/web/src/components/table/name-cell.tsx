import { Link } from '@tanstack/react-router';
import type { SearchValues } from '../filters/search-schema.ts';
import styles from './name-cell.module.css';

interface NameCellProps {
  name: string;
  /** What the address holds once it is open. */
  search: SearchValues;
  tags?: readonly string[];
  /** Below. */
  about?: string;
}

/** A row's name, which opens it beside the list. */
export const NameCell = ({ name, search, tags = [], about }: NameCellProps) => (
  <div className={styles.cell}>
    <span className={styles.line}>
      <Link to="." search={(before) => ({ ...before, ...search })} className={styles.name}>
        {name}
      </Link>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </span>
    {about !== undefined && <span className={styles.about}>{about}</span>}
  </div>
);
