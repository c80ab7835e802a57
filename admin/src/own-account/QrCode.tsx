import { encode } from 'uqr';
import css from './QrCode.module.css';

/** A QR code as one drawing: dark squares on a light ground, whatever the page's colours. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    // A drawing that is made here is no file that an <img> could name.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={css.ground} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={css.squares} d={squares.join('')} />
    </svg>
  );
}
