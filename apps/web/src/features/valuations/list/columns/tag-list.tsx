import styles from './tag-list.module.css';

const mostShown = 2;

/** The tags of a valuation; more than two are counted, and named where the pointer rests. */
export const TagList = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <span className={styles.tags} title={tags.join(', ')}>
      {tags.slice(0, mostShown).map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
      {tags.length > mostShown && <span className={styles.more}>+{tags.length - mostShown}</span>}
    </span>
  );
