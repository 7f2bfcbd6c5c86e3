import styles from './tag-list.module.css';
import { box, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  tags: row({ inline: true, gap: 4, align: 'center', minWidth: 0 }),
  tag: box(
    { overflow: 'hidden', pad: [1, 6], border: 'plain', radius: 4 },
    text('size-11', 'line-16', 'dimmed', 'ellipsis', 'nowrap'),
    styles.tag,
  ),
  more: text('size-11', 'dimmed'),
};

const mostShown = 2;

/** The tags of a valuation; with more than two, the others are counted, and listed on hover. */
export const TagList = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <span className={looks.tags} title={tags.join(', ')}>
      {tags.slice(0, mostShown).map((tag) => (
        <span key={tag} className={looks.tag}>
          {tag}
        </span>
      ))}
      {tags.length > mostShown && <span className={looks.more}>+{tags.length - mostShown}</span>}
    </span>
  );
