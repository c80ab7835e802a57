import { encode } from 'uqr';
import css from './QrCode.module.css';

/** Dark on light in every colour scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    // Inline SVG has no URL for an <img>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={css.ground} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={css.squares} d={squares.join('')} />
    </svg>
  );
}
