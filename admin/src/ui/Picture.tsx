import { pictureSrcset, pictureUrl } from '@shop/shop-rules/picture';
import { useState } from 'react';
import css from './Picture.module.css';

type Props = {
  image: string | undefined;
  /** Empty where the text beside it says the same. */
  alt?: string;
  placeholder?: string | undefined;
  sizes: string;
  className?: string | undefined;
};

export function Picture({ image, alt = '', placeholder, sizes, className }: Props) {
  const [failed, setFailed] = useState<string>();
  const frame = [css.picture, className].filter(Boolean).join(' ');
  if (!image || failed === image)
    return <span className={frame} role={alt ? 'img' : undefined} aria-label={alt || undefined} />;
  return (
    <picture className={frame} style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}>
      <source type="image/avif" srcSet={pictureSrcset(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcset(image, 'webp')} sizes={sizes} />
      <img
        src={pictureUrl(image, 1200, 'jpg')}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(image)}
      />
    </picture>
  );
}
