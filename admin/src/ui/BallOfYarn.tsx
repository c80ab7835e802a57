import css from './BallOfYarn.module.css';

export function BallOfYarn({ size = 72, turning = false }: { size?: number; turning?: boolean }) {
  return (
    <svg
      className={css.ball}
      data-turning={turning || undefined}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 40 ? 2.5 : 1.6}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <g>
        <circle cx="22" cy="22" r="16" />
        <path d="M8.5 14c9-3.5 19.5 1.5 27.5 13M12 9.5c9 0 18.5 5.5 24.5 15.5M6 22c8-2 17 3 22 14.5M7.5 29.5c5.5-1 11 2 14 8M19 6.3c5 6 5 20-6.5 29M26.5 6.7c4.5 9 1 23.5-9 30.7M33 10.5c3 8 0 20-8.5 27" />
      </g>
      <path d="M35 33c1.5 4.5 5.5 6.5 10.5 4" />
    </svg>
  );
}
