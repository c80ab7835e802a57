import { Skeleton, SkeletonBar } from '../../ui/Skeleton.tsx';
import css from './CardsSkeleton.module.css';
import results from './ProductResults.module.css';

const CARDS = [72, 58, 80, 64, 70, 76, 54, 66, 60, 78];

export function CardsSkeleton() {
  return (
    <Skeleton>
      <span className={results.grid} aria-hidden="true">
        {CARDS.map((width) => (
          <span key={width} className={css.card}>
            <SkeletonBar className={css.picture ?? ''} />
            <SkeletonBar width={width} />
            <SkeletonBar className={css.last ?? ''} />
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
