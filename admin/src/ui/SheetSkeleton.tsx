import { Skeleton, SkeletonBar } from './Skeleton.tsx';
import css from './SheetSkeleton.module.css';

const FIELDS = [38, 52, 30, 46, 34, 42];

/** In the place of what a sheet shows until it comes: labels with their fields. */
export function SheetSkeleton() {
  return (
    <Skeleton className={css.sheet}>
      <span className={css.main} aria-hidden="true">
        {FIELDS.map((width) => (
          <span key={width} className={css.field}>
            <SkeletonBar width={width} />
            <SkeletonBar className={css.box ?? ''} />
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
