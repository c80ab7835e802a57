import { Skeleton, SkeletonBar } from './Skeleton.tsx';
import css from './RowsSkeleton.module.css';

const ROWS = [62, 48, 70, 54, 66, 50, 58, 64];

type Props = {
  rows?: number;
  low?: boolean;
};

/** As high as the rows to come, so that nothing jumps. */
export function RowsSkeleton({ rows = ROWS.length, low = false }: Props) {
  return (
    <Skeleton className={css.rows} data-low={low || undefined}>
      {ROWS.slice(0, rows).map((width) => (
        <span key={width} className={css.row} aria-hidden="true">
          <SkeletonBar width={width} />
        </span>
      ))}
    </Skeleton>
  );
}
