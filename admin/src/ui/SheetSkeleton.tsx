import { Skeleton, SkeletonBar } from './Skeleton.tsx';
import css from './SheetSkeleton.module.css';

const FIELDS = [38, 52, 30, 46, 34, 42];

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
