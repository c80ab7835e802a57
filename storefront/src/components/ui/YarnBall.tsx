import { useId } from 'react';
import { drawBands } from './yarn-bands.ts';

export function YarnBall() {
  const round = useId();
  return (
    <svg className="yarn-ball" width="170" height="120" viewBox="0 0 170 120" fill="none" aria-hidden="true">
      <path
        d="M70 84c12 12 24 19 38 19 12 0 22-4 25-13 3-8-2-15-9-14-7 0-10 8-5 14 5 8 15 12 24 11 7-1 11-4 17-9"
        stroke="var(--rust)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <svg x="3" y="7" width="94" height="94" viewBox="-102 -102 204 204" strokeWidth="2.8">
        <clipPath id={round}>
          <circle r="100" />
        </clipPath>
        <g clipPath={`url(#${round})`} stroke="var(--bark)" fill="var(--paper)">
          <circle r="100" />
          {drawBands().map(({ ground, strands }) => (
            <g key={ground}>
              <path d={ground} stroke="none" />
              <path d={strands} fill="none" />
            </g>
          ))}
        </g>
        <circle r="100" stroke="var(--bark)" />
      </svg>
    </svg>
  );
}
